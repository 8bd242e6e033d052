import type { TranslationOf } from '@udongo/ui';
import { createTexts } from '../../../messages/createTexts.ts';

const en = {
  calibration: {
    title: 'Calibrations',
    overdue:
      'This probe has no calibration that counts today. The bench warns, and reports say that the calibration was overdue. Compare the probe with a standard and add the result.',
    none: 'No calibration was added yet.',
    add: 'Add calibration',
    added: 'Calibration added',
    day: 'Day',
    dayRequired: 'The day is required',
    standard: 'Standard',
    standardHint: 'The solution or soil of a known value, such as “Buffer pH 7.00”',
    standardRequired: 'The standard is required',
    result: 'What the probe said',
    resultHint: 'Such as “pH 7.02”',
    resultRequired: 'What the probe said is required',
    state: 'Result',
    stateRequired: 'Choose whether the probe passed',
    passed: 'Passed',
    failed: 'Not passed',
    by: 'Added by',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  calibration: {
    title: 'Ulinganisho wa kifaa',
    overdue:
      'Kifaa hiki hakina ulinganisho unaofaa leo. Meza ya kupimia inaonya, na ripoti zinasema kuwa muda wa ulinganisho ulikuwa umepita. Kilinganishe na kipimo kinachojulikana, kisha ongeza matokeo.',
    none: 'Bado hakuna ulinganisho ulioongezwa.',
    add: 'Ongeza ulinganisho',
    added: 'Ulinganisho umeongezwa',
    day: 'Siku',
    dayRequired: 'Siku inahitajika',
    standard: 'Kilinganishi',
    standardHint: 'Myeyusho au udongo wenye kipimo kinachojulikana, kama “Bafa pH 7.00”',
    standardRequired: 'Kilinganishi kinahitajika',
    result: 'Kifaa kilionyesha',
    resultHint: 'Kama “pH 7.02”',
    resultRequired: 'Kipimo ambacho kifaa kilionyesha kinahitajika',
    state: 'Matokeo',
    stateRequired: 'Chagua kama kifaa kilifaulu',
    passed: 'Kilifaulu',
    failed: 'Hakikufaulu',
    by: 'Aliyeongeza',
  },
};

/** The texts of a probe's calibrations. */
export const useCalibrationText = createTexts(en, sw);
