import type { bookingShare as english } from '../en/bookingShare.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const bookingShare: Translation<typeof english> = {
  share: 'Shiriki',
  copyLink: 'Nakili kiungo',
  copyCode: 'Nakili nambari ya miadi',
  copied: 'Imenakiliwa',
  copyFailed: 'Haikunakiliwa. Ichague na uinakili mwenyewe.',
  calendar: 'Weka kwenye kalenda',
  event: 'Kupima udongo {code}',
  eventPlain: 'Kupima udongo',
};
