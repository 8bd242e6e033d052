import type { OperationId } from '@udongo/sdk';
import { beforeAll, expect, test } from 'vitest';
import { permissions } from '../../src/generated/permissions.ts';
import { allowSelfVerification } from '../allowSelfVerification.ts';
import { bookingBody, sampleBody } from '../bookingBody.ts';
import { declaredOperations } from '../contract.ts';
import { payer } from '../payments.ts';
import { readPdf } from '../pdf/readPdf.ts';
import { soilSampleBody } from '../recordBodies.ts';
import { useBackend, type Who } from '../testBackend.ts';

/** Links and codes are passed on, lost and photographed: a person who has one learns the state of a booking, and not whose it is. */

const backend = useBackend();
const pay = payer(backend);
const person = {
  name: 'Zawadi Tumaini',
  phone_no: '+254733987123',
  email: 'zawadi.tumaini@farm.test',
  address: 'Quarry road 77',
  notes: 'Beware of the goose',
};
const sampleNotes = 'Dug under the mango';
const secrets = [...Object.values(person), 'Zawadi', 'Tumaini', '733987123', '0733 987', sampleNotes];

let booking: { id: number; uuid: string; code: string };
let link: string;
let reference: string;

beforeAll(async () => {
  const as = 'administrator';
  await allowSelfVerification(backend);
  await backend.call('PUT', '/settings/', { as, body: { paybill: '123456' } });
  const samples = [sampleBody({ sample_notes: sampleNotes })];
  booking = (
    await backend.call('POST', '/agric/soil-test-bookings/', { body: bookingBody({ ...person, samples }) })
  ).body;
  const { samples: stored } = await pay.readBooking(booking.id);
  const measured = soilSampleBody({ booking: booking.id, sample_notes: sampleNotes });
  await backend.call('PUT', `/agric/soil-test-samples/${stored[0].id}/`, { as, body: measured });
  await backend.call('POST', `/agric/soil-test-bookings/${booking.id}/verify/`, {
    as,
    body: { comments: [] },
  });
  const report = await backend.call('POST', '/agric/report-generation/', {
    as,
    body: { booking: booking.id },
  });
  link = report.body.link;
  const started = await pay.start({ uuid: booking.uuid, method: 'mpesa', phone_number: person.phone_no });
  reference = started.body.reference;
  await pay.play(reference, 'approve');
});

/** Requests of a visitor with a uuid, a code or a reference, by operation. */
const asked: Partial<Record<OperationId, () => [method: string, path: string, body?: object]>> = {
  'bookings.getByUuid': () => ['GET', `/agric/soil-test-bookings-uuid/${booking.uuid}`],
  'bookings.listByUuid': () => ['GET', `/agric/soil-test-bookings-uuid?uuid=${booking.uuid}`],
  'bookings.find': () => ['POST', '/agric/find-booking/', { code: booking.code, phone_no: person.phone_no }],
  'reports.getPublic': () => ['GET', `/agric/reports-public/${link}`],
  'reports.downloadPublicPdf': () => ['GET', `/agric/reports-public/${link}/pdf`],
  'payments.downloadInvoice': () => [
    'GET',
    `/agric/booking/payment/invoice/generate-invoice?uuid=${booking.uuid}`,
  ],
  'payments.downloadReceipt': () => [
    'GET',
    `/agric/booking/payment/invoice/generate-receipt?uuid=${booking.uuid}`,
  ],
  'payments.getOptions': () => ['GET', `/utils/payment-options?uuid=${booking.uuid}`],
  'payments.checkStatus': () => ['POST', '/utils/check-payment-status/', { reference }],
  'sandbox.getPrompt': () => ['GET', `/utils/sandbox-prompts/${reference}`],
};

async function read(as: Who, [method, path, body]: [string, string, object?]): Promise<string> {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (as !== 'anonymous') headers.set('Authorization', `Bearer ${await backend.token(as)}`);
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const response = await backend.fetch(new Request(`http://api.test${path}`, init));
  expect([path, response.status]).toEqual([path, 200]);
  if (!response.headers.get('content-type')?.includes('pdf')) return response.text();
  return (await readPdf(new Uint8Array(await response.arrayBuffer()))).pages.join(' ');
}

test.each(Object.entries(asked))(
  '%s tells a visitor and a stranger nothing of the person',
  async (_, ask) => {
    for (const as of ['anonymous', 'otherFarmer'] as const) {
      const text = await read(as, ask());
      expect(text.length).toBeGreaterThan(20);
      expect([as, secrets.filter((secret) => text.includes(secret))]).toEqual([as, []]);
    }
  },
);

test('whoever may see the booking reads the whole name and number on its invoice', async () => {
  const text = await read('administrator', asked['payments.downloadInvoice']?.() ?? ['', '']);
  expect(text).toContain(person.name);
  expect(text).toContain('0733 987123');
});

test('no operation that a visitor reads with a uuid, a code or a reference is left out', () => {
  const named = /^(uuid|code|reference)$/;
  const open = declaredOperations.filter(({ operationId, method, path, parameters = [] }) => {
    const isOpen = !/^\d/.test(String(permissions[operationId as OperationId].anonymous));
    const names = parameters.flatMap((one) =>
      'name' in one ? [one.name] : [one.$ref.split('/').at(-1) ?? ''],
    );
    const takes = [...names, ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)];
    return isOpen && method === 'GET' && takes.some((name) => named.test(name));
  });
  const left = open.map(({ operationId }) => operationId).filter((id) => !(id in asked));
  expect(left).toEqual([]);
});
