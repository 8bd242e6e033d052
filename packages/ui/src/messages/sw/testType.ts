import type { testType as english } from '../en/testType.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const testType: Translation<typeof english> = {
  basic: 'Uchambuzi wa virutubishi vikuu',
  complete: 'Uchambuzi kamili wa udongo',
  microbial: 'Uchambuzi wa viumbehai vya udongo',
};
