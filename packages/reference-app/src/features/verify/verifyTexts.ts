import { createCatalogueTranslator, type TranslationOf, useLocale } from '@udongo/ui';

const en = {
  verify: {
    title: 'Verify {code}',
    intro: 'Farmers and agents see the readings after you verify them.',
    unusual: { one: '{count} unusual reading', other: '{count} unusual readings' },
    unusualHint: 'Explain why each reading is right, or ask for a repeat.',
    none: 'No reading is unusual.',
    comment: 'Why it is right',
    commentRequired: 'Write a comment, or ask for a repeat',
    nothingMeasured: 'No sample is measured yet, so there is nothing to verify.',
    repeat: 'Ask for a repeat',
    repeatOf: 'Ask for a repeat of {code}',
    reject: 'Reject',
    rejectOf: 'Reject {code}',
    rejectedOne: '{code} is rejected.',
    repeatAsked: 'to measure again',
    sendBack: 'Send back to measuring',
    sendBackTitle: 'Send samples of {code} back',
    sendBackHint:
      'The technician reads your reason and measures the samples again. The present readings stay in their history.',
    samples: 'Samples to measure again',
    samplesRequired: 'Choose a sample',
    reason: 'Reason',
    reasonRequired: 'Say why',
    sentBack: '{code} is back at measuring.',
    readings: 'All readings',
    sample: 'Sample',
    notMeasured: 'not measured',
    rejected: 'rejected',
    actions: 'Actions',
    history: 'History',
    historyOf: 'History of {code}',
    verify: 'Verify the readings',
    done: '{code} is verified',
    open: 'Before you can verify this booking, measure or reject: {codes}.',
    measure: 'Measure {code}',
    allRejected: 'Every sample of this booking is rejected, so there is nothing to verify.',
    analysisMissing:
      'This test waits for its microbial analysis by a laboratory. A probe does not replace it.',
    notYet: 'This booking is {status}. You can verify it when all its samples are measured or rejected.',
    already: 'This booking is verified.',
    results: 'See the results',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  verify: {
    title: 'Thibitisha {code}',
    intro: 'Wakulima na mawakala huona vipimo baada ya wewe kuvithibitisha.',
    unusual: { one: 'Kipimo {count} kisicho cha kawaida', other: 'Vipimo {count} visivyo vya kawaida' },
    unusualHint: 'Sema kwa kila kimoja kwa nini ni sahihi, au omba sampuli ipimwe tena.',
    none: 'Hakuna kipimo kisicho cha kawaida.',
    comment: 'Kwa nini ni sahihi',
    commentRequired: 'Andika maelezo, au omba ipimwe tena',
    nothingMeasured: 'Hakuna sampuli iliyopimwa bado, kwa hiyo hakuna cha kuthibitisha.',
    repeat: 'Omba ipimwe tena',
    repeatOf: 'Omba {code} ipimwe tena',
    reject: 'Kataa',
    rejectOf: 'Kataa {code}',
    rejectedOne: '{code} imekataliwa.',
    repeatAsked: 'ya kupimwa tena',
    sendBack: 'Rudisha kupimwa',
    sendBackTitle: 'Rudisha sampuli za {code}',
    sendBackHint:
      'Fundi atasoma sababu yako na kupima sampuli tena. Vipimo vya sasa vinabaki kwenye historia.',
    samples: 'Sampuli za kupima tena',
    samplesRequired: 'Chagua sampuli',
    reason: 'Sababu',
    reasonRequired: 'Sema kwa nini',
    sentBack: '{code} imerudishwa kupimwa.',
    readings: 'Vipimo vyote',
    sample: 'Sampuli',
    notMeasured: 'haijapimwa',
    rejected: 'imekataliwa',
    actions: 'Vitendo',
    history: 'Historia',
    historyOf: 'Historia ya {code}',
    verify: 'Thibitisha vipimo',
    done: '{code} imethibitishwa',
    open: 'Kabla ya kuthibitisha miadi hii, pima au kataa: {codes}.',
    measure: 'Pima {code}',
    allRejected: 'Sampuli zote za miadi hii zimekataliwa, kwa hivyo hakuna cha kuthibitisha.',
    analysisMissing:
      'Upimaji huu unasubiri uchambuzi wa viumbehai wa maabara. Kifaa cha kupimia hakiwezi kuchukua nafasi yake.',
    notYet: 'Miadi hii iko hali ya {status}. Inaweza kuthibitishwa sampuli zote zikipimwa au kukataliwa.',
    already: 'Miadi hii imethibitishwa.',
    results: 'Ona matokeo',
  },
};

const translators = {
  en: createCatalogueTranslator<typeof en>('en', en),
  sw: createCatalogueTranslator<typeof en>('sw', sw, en),
};

/** The texts of the page on which readings are verified. */
export function useVerifyText() {
  return translators[useLocale()];
}
