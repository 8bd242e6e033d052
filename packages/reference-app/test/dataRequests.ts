import type { DataRequest } from '@udongo/sdk';

/** A copy that the farmer of the tests asked for. */
export const dataRequest: DataRequest = {
  id: 7,
  kind: 'export',
  state: 'asked',
  user: 8,
  booking: null,
  name: 'Wanjiku Kariuki',
  text: '',
  answer: '',
  created_on: '2026-11-20T20:27:26.303015+03:00',
  created_by: 8,
  due_on: '2026-11-27',
  cooling_off_until: null,
  kept_until: null,
  closed_on: null,
};
