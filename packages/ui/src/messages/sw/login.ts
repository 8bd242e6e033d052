import type { login as english } from '../en/login.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const login: Translation<typeof english> = {
  title: 'Ingia',
  email: 'Barua pepe au nambari ya simu',
  password: 'Nenosiri',
  submit: 'Ingia',
  emailRequired: 'Barua pepe au nambari ya simu inahitajika',
  emailInvalid: 'Tafadhali weka barua pepe au nambari ya simu sahihi',
  passwordRequired: 'Nenosiri linahitajika',
  failed: 'Hujaingia kwenye akaunti. Angalia barua pepe au nambari ya simu, na nenosiri lako.',
};
