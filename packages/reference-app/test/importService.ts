import type { DuplicateCandidate, Import, RowCheck } from '@udongo/sdk';
import { type Handlers, pageOf } from './fakeApi.ts';

const known: DuplicateCandidate = {
  id: 7,
  full_name: 'Wanjiku Kariuki',
  phone_number: '+254712345678',
  email: '',
  county: 22,
  matches: ['phone_number'],
};
export const begun: Import = {
  id: 3,
  uuid: '3c1d2f6a-5b7e-4f0a-9c1d-2e3f4a5b6c7d',
  kind: 'farmers',
  file_name: '',
  rows: 3,
  stored: 0,
  created_by: 1,
  created_on: '2026-11-20T20:27:26.303015+03:00',
  undo_until: null,
  undone_on: null,
};

/** Knows imports, and one farmer by the phone number 0712 345 678. */
export const importService: Handlers = {
  'imports.list': () => pageOf([]),
  'imports.create': () => begun,
  'farmers.bulkCreate': () => [],
  'farmers.bulkCheck': ({ body }) =>
    toRows(body).map(({ user }) => {
      const isKnown = user.profile.phone_number === known.phone_number;
      const message = 'A farmer with this phone number already exists.';
      const errors: RowCheck['errors'] = isKnown ? { user: { profile: { phone_number: [message] } } } : {};
      return { errors, candidates: isKnown ? [known] : [] };
    }),
};

/** A farmer as a row of a file sends them. */
export interface Sent {
  user: { full_name: string; profile: { phone_number: string; county?: number } };
  import_uuid?: string;
  import_key?: number;
}
export const toRows = (body: unknown) => body as Sent[];
