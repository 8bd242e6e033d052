import { type TranslationOf, useLocale } from '@udongo/ui';
import { createTextsOf } from '../../messages/createTexts.ts';

const en = {
  statusChange: {
    sample_collected: 'Samples are collected',
    received: 'Samples have arrived',
    analysed: 'All samples are measured',
    verified: 'Verify the readings',
    seeReadings: 'See the readings',
    otherVerifies:
      'You saved readings of this booking, so you can’t verify it. Another agronomist or administrator has to.',
    report_ready: 'The report is ready',
    booked: 'Set back to Booked',
    canceled: 'Cancel the booking',
    other: 'Other status',
    title: 'Change the status of {code}',
    cancelTitle: 'Cancel {code}',
    cancelHint: "We won't collect the samples of a cancelled booking.",
    cancelPaid: "We'll check the {amount} that was paid, then refund it.",
    status: 'New status',
    choose: 'Choose a status',
    statusRequired: 'Choose a status',
    reason: 'Reason',
    reasonHint: 'You need a reason to go back, to skip a step and to cancel.',
    reasonReader: 'The farmer reads it.',
    reasonRequired: 'Say why. This step needs a reason.',
    change: 'Change the status',
    keep: 'Keep the booking',
    done: '{code}: {status}',
    undo: 'Undo',
    bulk: 'Change status',
    bulkTitle: {
      one: 'Change the status of {count} booking',
      other: 'Change the status of {count} bookings',
    },
    bulkProgress: 'Changing {done} of {count}',
    bulkFailed: 'Changed {done} of {count}. These were not changed:',
    bulkDone: {
      one: 'The status of {count} booking is changed',
      other: 'The status of {count} bookings is changed',
    },
    undone: {
      one: '{done} of {count} booking has its status from before',
      other: '{done} of {count} bookings have their status from before',
    },
    undoneNote: 'The step was taken by mistake and undone.',
    changedSince: 'Its status was changed again.',
    noWayBack: 'This step can’t be undone.',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  statusChange: {
    sample_collected: 'Sampuli zimekusanywa',
    received: 'Sampuli zimefika',
    analysed: 'Sampuli zote zimepimwa',
    verified: 'Thibitisha vipimo',
    seeReadings: 'Ona vipimo',
    otherVerifies:
      'Ulihifadhi vipimo vya miadi hii, kwa hivyo huwezi kuvithibitisha. Mtaalamu wa kilimo au msimamizi mwingine anatakiwa kuvithibitisha.',
    report_ready: 'Ripoti iko tayari',
    booked: 'Rudisha kuwa Miadi imewekwa',
    canceled: 'Ghairi miadi',
    other: 'Hali nyingine',
    title: 'Badilisha hali ya {code}',
    cancelTitle: 'Ghairi {code}',
    cancelHint: 'Hatukusanyi sampuli za miadi iliyoghairiwa.',
    cancelPaid: 'Tutakagua {amount} zilizolipwa, kisha tuzirudishe.',
    status: 'Hali mpya',
    choose: 'Chagua hali',
    statusRequired: 'Chagua hali',
    reason: 'Sababu',
    reasonHint: 'Unahitaji sababu ili kurudi nyuma, kuruka hatua na kughairi.',
    reasonReader: 'Mkulima ataisoma.',
    reasonRequired: 'Sema kwa nini. Hatua hii inahitaji sababu.',
    change: 'Badilisha hali',
    keep: 'Acha miadi ilivyo',
    done: '{code}: {status}',
    undo: 'Tendua',
    bulk: 'Badilisha hali',
    bulkTitle: { one: 'Badilisha hali ya miadi {count}', other: 'Badilisha hali ya miadi {count}' },
    bulkProgress: 'Inabadilisha {done} kati ya {count}',
    bulkFailed: 'Imebadilishwa {done} kati ya {count}. Hii haikubadilishwa:',
    bulkDone: { one: 'Hali ya miadi {count} imebadilishwa', other: 'Hali ya miadi {count} imebadilishwa' },
    undone: {
      one: 'Miadi {done} kati ya {count} imerudi kwenye hali yake ya awali',
      other: 'Miadi {done} kati ya {count} imerudi kwenye hali yake ya awali',
    },
    undoneNote: 'Hatua hii iliwekwa kimakosa na imetenduliwa.',
    changedSince: 'Hali yake imebadilishwa tena.',
    noWayBack: 'Hatua hii haiwezi kutenduliwa.',
  },
};

/** The texts of the dialogs that change a booking's status. */
export const statusChangeTextsOf = createTextsOf(en, sw);

export function useStatusChangeText() {
  return statusChangeTextsOf(useLocale());
}
