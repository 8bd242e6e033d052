import { createCatalogueTranslator, type TranslationOf, useLocale } from '@udongo/ui';

const en = {
  receive: {
    expected: { one: '{count} sample on its way', other: '{count} samples on their way' },
    expectedTitle: 'On their way',
    list: 'Samples to receive',
    start: 'Scan the labels one after the other. Each sample joins this list.',
    add: 'Add',
    added: '{code} is on the list.',
    twice: '{code} is on the list already.',
    notChecked: "{code} is on the list. We'll check it when you receive it.",
    notReceivedYet: '{code} is not received yet. Receive it first.',
    unchecked: 'not checked yet',
    ready: 'ready',
    aside: 'not received',
    unknown_code: 'No sample has this code. Check the label.',
    already_received: 'This sample is received already.',
    canceled: 'The booking is cancelled. Put the bag aside.',
    brought: 'Nobody marked this as collected: it counts as brought to the laboratory.',
    rejected: 'Rejected before ({reason}). Receive it only if this is new soil.',
    condition: 'Condition',
    bag: 'Bag or box',
    remove: 'Remove',
    removeOne: 'Remove {code}',
    handedOverBy: 'Handed over by',
    handedOverByHint: "If you leave it empty, we'll write the person who marked the samples as collected.",
    place: 'Place',
    placeHint: 'Such as Kabete laboratory. This device keeps it for the next time.',
    submit: { one: 'Receive {count} sample', other: 'Receive {count} samples' },
    submitNone: 'Receive samples',
    nothing: 'Scan a label first.',
    done: { one: '{count} sample is received', other: '{count} samples are received' },
    measure: 'Measure now',
    waitingTitle: {
      one: '{count} sample waits for the network',
      other: '{count} samples wait for the network',
    },
    waiting: "They are kept on this device. We'll send them when you're back online.",
    sending: 'Sending',
    refused: 'Not received. {message}',
    notOffered: 'This server keeps no record of received samples. Measure them when they arrive.',
    toMeasure: 'Go to Measure',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  receive: {
    expected: { one: 'Sampuli {count} iko njiani', other: 'Sampuli {count} ziko njiani' },
    expectedTitle: 'Zilizo njiani',
    list: 'Sampuli za kupokea',
    start: 'Skani lebo moja baada ya nyingine. Kila sampuli inaingia kwenye orodha hii.',
    add: 'Ongeza',
    added: '{code} iko kwenye orodha.',
    twice: '{code} tayari iko kwenye orodha.',
    notChecked: '{code} iko kwenye orodha. Tutaihakiki utakapoipokea.',
    notReceivedYet: '{code} bado haijapokelewa. Ipokee kwanza.',
    unchecked: 'bado haijahakikiwa',
    ready: 'tayari',
    aside: 'haipokelewi',
    unknown_code: 'Hakuna sampuli yenye nambari hii. Angalia lebo.',
    already_received: 'Sampuli hii tayari imepokelewa.',
    canceled: 'Miadi imeghairiwa. Weka mfuko kando.',
    brought: 'Hakuna aliyeweka alama kuwa imekusanywa: inahesabiwa kuwa imeletwa maabara.',
    rejected: 'Ilikataliwa awali ({reason}). Ipokee ikiwa tu huu ni udongo mpya.',
    condition: 'Hali',
    bag: 'Mfuko au sanduku',
    remove: 'Ondoa',
    removeOne: 'Ondoa {code}',
    handedOverBy: 'Aliyekabidhi',
    handedOverByHint: 'Ukiacha wazi, tunaandika aliyeweka alama kuwa sampuli zimekusanywa.',
    place: 'Mahali',
    placeHint: 'Kama maabara ya Kabete. Kifaa hiki kinakumbuka kwa mara nyingine.',
    submit: { one: 'Pokea sampuli {count}', other: 'Pokea sampuli {count}' },
    submitNone: 'Pokea sampuli',
    nothing: 'Skani lebo kwanza.',
    done: { one: 'Sampuli {count} imepokelewa', other: 'Sampuli {count} zimepokelewa' },
    measure: 'Pima sasa',
    waitingTitle: { one: 'Sampuli {count} inasubiri mtandao', other: 'Sampuli {count} zinasubiri mtandao' },
    waiting: 'Zimetunzwa kwenye kifaa hiki. Tutazituma mtandao ukirudi.',
    sending: 'Inatuma',
    refused: 'Haikupokelewa. {message}',
    notOffered: 'Seva hii haitunzi rekodi ya sampuli zilizopokelewa. Zipime zinapofika.',
    toMeasure: 'Nenda Pima',
  },
};

const translators = {
  en: createCatalogueTranslator<typeof en>('en', en),
  sw: createCatalogueTranslator<typeof en>('sw', sw, en),
};

/** The texts of receiving samples. */
export function useReceiveText() {
  return translators[useLocale()];
}
