import type { TranslationOf } from '@udongo/ui';
import { createTexts } from '../../../messages/createTexts.ts';

const en = {
  labValues: {
    intro:
      'Choose the file that a laboratory sent: CSV or XLSX, sample codes in the first column, one analysis in each other column. You see every value before anything is saved.',
    laboratory: 'Laboratory',
    laboratoryHint: 'Results and reports name it beside each value.',
    laboratoryRequired: 'Name the laboratory',
    file: 'Choose a file',
    template: 'Save a template',
    code: 'Sample code',
    none: 'No analysis is in use. An administrator adds them under Settings, Analyses.',
    notOffered: 'This server has no other analyses.',
    unreadable: 'This file could not be read. Save it as CSV and choose it again.',
    empty:
      'This file has no value. The first row has the headings: Sample code, then the codes or names of analyses.',
    tooMany: 'This file has more than {max} values. Split it, and import one part after the other.',
    ignored: 'Columns that no analysis has, which are left out: {names}.',
    otherUnit:
      '{column}: the file says “{found}”, and this analysis is in {unit}. Convert the values of this column, write {unit} there, and choose the file again.',
    noUnit:
      '{column}: the file says “{found}”, and this analysis has no unit. Correct the file and choose it again.',
    unread: '{sample}, {column}: “{cell}” is not a number. Correct the file and choose it again.',
    noLimit:
      '{sample}, {column}: “{cell}” can’t be taken. “<” needs a number above 0, and an analysis whose least possible value is 0. Correct the file and choose it again.',
    limitUnknown: 'this server can’t keep “<”, and only the number would be a wrong value.',
    refused: '{sample}, {column}: {problem}',
    review: { one: 'Check {count} value of {file}', other: 'Check {count} values of {file}' },
    sample: 'Sample',
    analysis: 'Analysis',
    value: 'Value',
    before: 'So far',
    save: 'Save the values',
    cancel: 'Choose another file',
    saved: { one: '{count} value saved', other: '{count} values saved' },
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  labValues: {
    intro:
      'Chagua faili iliyotumwa na maabara: CSV au XLSX, nambari za sampuli kwenye safu ya kwanza, kipimo kimoja kwenye kila safu nyingine. Utaona kila thamani kabla ya kuhifadhi.',
    laboratory: 'Maabara',
    laboratoryHint: 'Matokeo na ripoti huitaja kando ya kila thamani.',
    laboratoryRequired: 'Taja maabara',
    file: 'Chagua faili',
    template: 'Hifadhi kiolezo',
    code: 'Nambari ya sampuli',
    none: 'Hakuna kipimo kinachotumika. Msimamizi huviongeza kwenye Mipangilio, Vipimo vingine.',
    notOffered: 'Seva hii haina vipimo vingine.',
    unreadable: 'Faili hii haikuweza kusomwa. Ihifadhi kama CSV kisha uichague tena.',
    empty:
      'Faili hii haina thamani. Mstari wa kwanza una vichwa: Nambari ya sampuli, kisha nambari au majina ya vipimo.',
    tooMany: 'Faili hii ina thamani zaidi ya {max}. Igawanye, kisha ingiza sehemu moja baada ya nyingine.',
    ignored: 'Safu zisizo za kipimo chochote, ambazo zimeachwa: {names}.',
    otherUnit:
      '{column}: faili inasema “{found}”, na kipimo hiki ni kwa {unit}. Badilisha thamani za safu hii, andika {unit} hapo, kisha uchague faili tena.',
    noUnit:
      '{column}: faili inasema “{found}”, na kipimo hiki hakina kizio. Sahihisha faili kisha uichague tena.',
    unread: '{sample}, {column}: “{cell}” si nambari. Sahihisha faili kisha uichague tena.',
    noLimit:
      '{sample}, {column}: “{cell}” haikubaliki. “<” inahitaji nambari iliyo juu ya 0, na kipimo ambacho thamani yake ndogo kabisa ni 0. Sahihisha faili kisha uichague tena.',
    limitUnknown: 'seva hii haiwezi kutunza “<”, na nambari peke yake ingekuwa thamani isiyo sahihi.',
    refused: '{sample}, {column}: {problem}',
    review: { one: 'Kagua thamani {count} ya {file}', other: 'Kagua thamani {count} za {file}' },
    sample: 'Sampuli',
    analysis: 'Kipimo',
    value: 'Thamani',
    before: 'Hadi sasa',
    save: 'Hifadhi thamani',
    cancel: 'Chagua faili nyingine',
    saved: { one: 'Thamani {count} imehifadhiwa', other: 'Thamani {count} zimehifadhiwa' },
  },
};

/** The texts of values that come from a laboratory's file. */
export const useLabValuesText = createTexts(en, sw);
