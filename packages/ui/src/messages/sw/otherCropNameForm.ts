import type { otherCropNameForm as english } from '../en/otherCropNameForm.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const otherCropNameForm: Translation<typeof english> = {
  title: 'Jina Lingine la Zao',
  created: 'Jina lingine la zao limeongezwa',
  updated: 'Jina lingine la zao limesasishwa',
  crop: 'Zao',
  cropRequired: 'Zao linahitajika',
  county: 'Kaunti',
  countyRequired: 'Kaunti inahitajika',
  name: 'Jina lingine la zao',
  nameHint: 'Watu wa kaunti hii wanavyoliita zao hili',
  nameRequired: 'Jina lingine la zao linahitajika',
};
