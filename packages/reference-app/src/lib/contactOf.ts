import type { Farmer } from '@udongo/sdk';

/** Gives a farmer's contact details. Some services answer the profile beside the user, some none. */
export function contactOf({ user, profile }: Farmer) {
  return user.profile ?? profile ?? { phone_number: '', county: null, address: '' };
}
