import { createCatalogueTranslator, type TranslationOf, useLocale } from '@udongo/ui';

const en = {
  verify: {
    title: 'Verify {code}',
    intro: 'Farmers and agents see the readings after you verify them.',
    unusual: { one: '{count} unusual reading', other: '{count} unusual readings' },
    unusualHint: 'Explain why each reading is right, or measure the sample again.',
    none: 'No reading is unusual.',
    warning_limit: 'Mostly between {low} and {high}.',
    other_unit: 'It looks like dS/m or mS/cm, and must be µS/cm.',
    error_value: '255 often means that the probe has no valid reading.',
    all_equal: 'Nitrogen, phosphorus and potassium are equal: often the probe measured nothing.',
    swapped: 'Latitude and longitude look swapped.',
    far_from_booking: 'The booking’s other samples suggest {low} to {high}.',
    far_from_county: 'Verified samples of the county suggest {low} to {high}.',
    comment: 'Why it is right',
    commentRequired: 'Write a comment, or measure again',
    again: 'Measure again',
    readings: 'All readings',
    sample: 'Sample',
    notMeasured: 'not measured',
    rejected: 'rejected',
    reading: 'Reading',
    actions: 'Actions',
    earlier: 'Earlier readings',
    earlierOf: 'Earlier readings of {code}',
    noEarlier: 'There are no earlier readings.',
    saved: '{date}, {name}',
    verify: 'Verify the readings',
    done: '{code} is verified',
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
    unusualHint: 'Sema kwa kila kimoja kwa nini ni sahihi, au pima sampuli tena.',
    none: 'Hakuna kipimo kisicho cha kawaida.',
    warning_limit: 'Mara nyingi kati ya {low} na {high}.',
    other_unit: 'Inaonekana ni dS/m au mS/cm, na inapaswa kuwa µS/cm.',
    error_value: '255 mara nyingi ina maana kuwa kifaa hakikusoma.',
    all_equal: 'Nitrojeni, fosforasi na potasiamu ni sawa: mara nyingi kifaa hakikupima chochote.',
    swapped: 'Latitudo na longitudo zinaonekana zimebadilishana.',
    far_from_booking: 'Sampuli nyingine za miadi zinaonyesha {low} hadi {high}.',
    far_from_county: 'Sampuli zilizothibitishwa za kaunti zinaonyesha {low} hadi {high}.',
    comment: 'Kwa nini ni sahihi',
    commentRequired: 'Andika maelezo, au pima tena',
    again: 'Pima tena',
    readings: 'Vipimo vyote',
    sample: 'Sampuli',
    notMeasured: 'haijapimwa',
    rejected: 'imekataliwa',
    reading: 'Kipimo',
    actions: 'Vitendo',
    earlier: 'Vipimo vya awali',
    earlierOf: 'Vipimo vya awali vya {code}',
    noEarlier: 'Hakuna vipimo vya awali.',
    saved: '{date}, {name}',
    verify: 'Thibitisha vipimo',
    done: '{code} imethibitishwa',
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
