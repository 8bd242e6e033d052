import type { Page } from '@playwright/test';
import { bookingBody } from '../../packages/reference-backend/test/bookingBody.ts';
import type { Account } from './accounts.ts';
import { apiUrl } from './api.ts';
import { dayAhead } from './booking.ts';
import { untilArrived } from './outbox.ts';

/** The second agronomist has the pages of the first. */
export type Visitor = Exclude<Account, 'otherAgronomist'> | 'visitor';

/** Page to crawl: its address, or that and its entry in the browser's history. */
export type Crawled = string | { path: string; state: object };

export function pathOf(page: Crawled): string {
  return typeof page === 'string' ? page : page.path;
}

const uuidOf = (record: number) => `5eed0000-0000-4000-8000-${String(record).padStart(12, '0')}`;
const booked = {
  id: 16,
  soil_test_date: dayAhead(7),
  test_type: 'complete-soil-analysis',
  no_of_samples: 1,
  discount: '0.00',
  code: 'UD-1016',
  uuid: uuidOf(16),
};

/** Pages that no menu leads to, or none of administrators. `publicPages.spec.ts` has the public ones. */
export const besideMenus: Record<Visitor, readonly Crawled[]> = {
  visitor: [
    '/book',
    { path: `/booked/${uuidOf(16)}`, state: { booked } },
    '/auth/login',
    '/auth/register',
    '/auth/forgot-password',
    '/auth/confirm-email#token=of-an-email',
    '/auth/undo#token=of-a-notice',
    '/newsletter/confirm#token=of-an-email',
    '/newsletter/leave#token=of-an-email',
    '/status',
    `/status/${uuidOf(16)}`,
    `/r/${uuidOf(1)}`,
    '/s/UD-1016-1',
    '/nowhere',
  ],
  farmer: [
    '/',
    '/bookings/16',
    '/bookings/16/edit',
    '/bookings/16/results',
    '/bookings/1/results',
    '/bookings/1/shopping',
    '/reports/1',
    `/keep/${uuidOf(2)}`,
    '/account',
    '/notifications',
    '/numbers',
  ],
  agent: [
    '/',
    '/bookings/16',
    '/bookings/16/edit',
    '/bookings/3/results',
    '/bookings?search=nobody-is-called-this',
    '/farmers/2',
    '/numbers',
    '/account',
  ],
  administrator: [
    '/',
    '/bookings/16',
    '/bookings/16/edit',
    '/bookings/16/results',
    '/bookings/16/shopping',
    '/bookings/16/verify',
    '/bench/receive',
    '/bench/grid',
    '/devices?controls=1',
    '/numbers',
    '/numbers/soil',
    '/farmers/1',
    '/farmers/import',
    '/agents/import',
    '/articles/1',
    '/reports/1',
    '/commissions?date=2026-01-01..2027-12-31&county=22',
  ],
  finance: ['/', '/bookings/1'],
  agronomist: ['/', '/bookings/16/results', '/bookings/6/verify', '/rule-sets?set=1'],
  technician: [
    '/',
    '/to-collect',
    '/bookings/11',
    '/bench/receive',
    '/bench/grid',
    '/bench?sample=UD-1010-1',
  ],
  content: ['/', '/articles/1'],
};

/** Pages that exist only once somebody asked: a payer's phone, and the link of a forgotten password. */
export async function askForLinks(page: Page): Promise<string[]> {
  const api = await apiUrl(page);
  const post = async (path: string, data: object) => (await page.request.post(api + path, { data })).json();
  const { id, uuid } = await post(
    '/agric/soil-test-bookings/',
    bookingBody({ farmer: null, soil_test_date: dayAhead(7) }),
  );
  const payment = { booking: id, uuid, method: 'mpesa', phone_number: '0722 100 009' };
  const { reference } = await post('/utils/initialize-payment/', payment);
  const email = 'njoki.mwangi@udongo.test';
  await post('/users/auth/password-reset/', { email });
  const message = await untilArrived(email, /set-password/);
  const [, token = ''] = /set-password#(token=\S+)/.exec(message) ?? [];
  return [`/sandbox/phone/${reference}`, `/auth/set-password#${token}`];
}
