import type { Login, Profile } from '@udongo/sdk';
import { farmer } from './records.ts';

/** The profile of a person, as a service without extensions answers. */
export const profile: Profile = {
  id: farmer.id,
  user: farmer.id,
  full_name: 'Wanjiku Kariuki',
  email: 'farmer@udongo.test',
  phone_number: '+254712345678',
  address: 'P.O. Box 301 Kiambu',
  county: 22,
};

const login = { created_on: '2026-11-20T20:27:26+03:00' };

/** Their logins: here, and on a phone. */
export const logins: Login[] = [
  {
    ...login,
    id: 2,
    device: 'Firefox on Linux',
    last_used_on: '2026-11-22T08:10:00+03:00',
    is_current: true,
  },
  {
    ...login,
    id: 1,
    device: 'Chrome on Android',
    last_used_on: '2026-11-21T08:10:00+03:00',
    is_current: false,
  },
];
