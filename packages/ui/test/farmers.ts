import type { Farmer } from '@udongo/sdk';

/** Farmers of these names, ids from 1, living in Murang'a (21) and Kiambu (22) in turn. */
export function farmersNamed(...names: string[]): Farmer[] {
  return names.map((full_name, index) => ({
    id: index + 1,
    user: {
      id: 100 + index,
      full_name,
      email: `farmer${index + 1}@udongo.test`,
      profile: { phone_number: `+25471234567${index}`, address: 'Kangema', county: 21 + (index % 2) },
    },
  }));
}
