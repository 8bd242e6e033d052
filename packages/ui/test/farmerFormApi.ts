import type { DuplicateCandidate, Farmer, FarmerRequest } from '@udongo/sdk';
import type { FarmerFormApi } from '../src/farmer-form/index.ts';

/** A farmer whom the server knows already, and one whom another agent registered: masked. */
export const wanjiku: DuplicateCandidate = {
  id: 1,
  full_name: 'Wanjiku Kariuki',
  phone_number: '+254712345678',
  email: 'wanjiku@udongo.test',
  county: 22,
  matches: ['phone_number'],
};
export const masked: DuplicateCandidate = {
  id: 9,
  full_name: 'N. W.',
  phone_number: '+2547••••••78',
  email: '',
  county: null,
  matches: ['phone_number', 'email'],
};

const counties = [
  { id: 21, name: "Murang'a" },
  { id: 22, name: 'Kiambu' },
];
const agents = [{ user: 2, full_name: 'Otieno Odhiambo', agrovet_name: 'Mavuno Agrovet' }];

/** Creates the port of a farmer form. It answers with `candidates` until the request allows duplicates. */
export function createFarmerFormApi(candidates: readonly DuplicateCandidate[] = []) {
  const requests: FarmerRequest[] = [];
  const save = async (request: FarmerRequest): Promise<Farmer> => {
    requests.push(request);
    if (candidates.length > 0 && !request.allow_duplicate) {
      throw Object.assign(new Error('This farmer may be registered already.'), {
        status: 409,
        body: { detail: 'This farmer may be registered already.', code: 'duplicate_farmer', candidates },
      });
    }
    const { full_name, email = '', profile } = request.user;
    return { id: 32, user: { id: 42, full_name, email, profile: { address: '', county: null, ...profile } } };
  };
  const api: FarmerFormApi = {
    farmers: { create: save, update: (_id, request) => save(request) },
    counties: {
      list: async () => ({ results: counties }),
      get: async (id) => counties.find((county) => county.id === id) ?? { id, name: '' },
    },
    agents: { list: async () => ({ results: agents }) },
  };
  return { api, requests };
}
