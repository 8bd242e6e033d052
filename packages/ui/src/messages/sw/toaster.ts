import type { toaster as english } from '../en/toaster.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const toaster: Translation<typeof english> = {
  region: 'Arifa',
  success: 'Imekamilika',
  error: 'Hitilafu',
  warning: 'Angalizo',
  info: 'Taarifa',
  dismiss: 'Ondoa arifa',
};
