import type { TranslationOf } from '@udongo/ui';
import { createTexts } from '../../messages/createTexts.ts';

const en = {
  control: {
    link: 'Control measurements',
    missing: 'Today no control soil was measured with this probe. Measure one before the samples.',
    beyond:
      'Today’s control soil was beyond its limits with this probe. Clean the probe and measure the control soil again.',
    within: 'Today’s control soil was within its limits.',
    values: '{reading}: {value} in place of {expected} ± {limit}',
    device: 'Probe',
    noDevice: 'Not said',
    day: 'Measured',
    by: 'By',
    value: 'Value',
    expected: 'Expected',
    state: 'State',
    isWithin: 'Within',
    isBeyond: 'Beyond limits',
    isRequired: '{name} is required',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  control: {
    link: 'Vipimo vya udhibiti',
    missing: 'Leo hakuna udongo wa udhibiti uliopimwa kwa kifaa hiki. Upime kabla ya sampuli.',
    beyond:
      'Udongo wa udhibiti wa leo ulikuwa nje ya mipaka kwa kifaa hiki. Safisha kifaa, kisha upime udongo wa udhibiti tena.',
    within: 'Udongo wa udhibiti wa leo ulikuwa ndani ya mipaka.',
    values: '{reading}: {value} badala ya {expected} ± {limit}',
    device: 'Kifaa cha kupimia',
    noDevice: 'Hakikutajwa',
    day: 'Ilipimwa',
    by: 'Na',
    value: 'Kipimo',
    expected: 'Kinachotarajiwa',
    state: 'Hali',
    isWithin: 'Ndani ya mipaka',
    isBeyond: 'Nje ya mipaka',
    isRequired: '{name} inahitajika',
  },
};

/** The words that pages share about control soils and second measurements. */
export const useControlText = createTexts(en, sw);
