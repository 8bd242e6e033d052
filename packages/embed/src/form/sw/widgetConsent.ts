import type { Translation } from '../../../../ui/src/messages/Translation.ts';
import type { widgetConsent as english } from '../en/widgetConsent.ts';

/** Draft, to be reviewed by a native speaker. */
export const widgetConsent: Translation<typeof english> = {
  privacy: 'Faragha',
  share: '{names} anaweza kuona matokeo yangu',
  shareHint: 'Unaweza kusitisha wakati wowote.',
};
