import type { Booking } from '@udongo/sdk';
import { beforeEach, expect, test } from 'vitest';
import { allowSelfVerification } from '../allowSelfVerification.ts';
import { bookingBody, sampleBody } from '../bookingBody.ts';
import { readPdf } from '../pdf/readPdf.ts';
import { soilSampleBody } from '../recordBodies.ts';
import { useBackend } from '../testBackend.ts';

/** Reports that a farmer has been given: nothing in them changes without notice or disappears. */

const backend = useBackend();
const bookings = '/agric/soil-test-bookings';
const samples = '/agric/soil-test-samples';
const call = (method: string, path: string, body?: object) =>
  backend.call(method, path, { as: 'administrator', ...(body && { body }) });

let id: number;
let sample: number;
let report: { id: number; link: string };

beforeEach(async () => {
  const made = await backend.call('POST', `${bookings}/`, { as: 'agent', body: bookingBody({ farmer: 1 }) });
  id = made.body.id;
  sample = made.body.samples[0].id;
  await allowSelfVerification(backend);
  await call('PUT', `${samples}/${sample}/`, soilSampleBody({ booking: id, other_crops: [2] }));
  expect((await call('POST', `${bookings}/${id}/verify/`, { comments: [] })).body.status).toBe('verified');
  report = (await call('POST', '/agric/report-generation/', { booking: id })).body;
  await call('POST', `/agric/report-generation/${report.id}/sent/`);
  backend.clock.now = new Date(backend.clock.now.getTime() + 60_000);
});

const stored = async (): Promise<Booking> => (await call('GET', `${bookings}/${id}`)).body;
const lastStep = async () => (await call('GET', `${bookings}/${id}/status?limit=50`)).body.results.at(-1);
const publicPath = () => `/agric/reports-public/${report.link}`;
const pdfText = async () => {
  const response = await backend.fetch(new Request(`http://api.test${publicPath()}/pdf`));
  return (await readPdf(new Uint8Array(await response.arrayBuffer()))).pages.join(' ');
};

/** Each is sent with the booking, and on the page of the sample. */
test.each([
  ['another crop', { main_crop: 3 }, 'main crop'],
  ['other crops', { other_crops: [4] }, 'other crops'],
  ['another soil', { soil_type: 'Sandy' }, 'soil type'],
  ['40 acres', { size_of_land: '40' }, 'size of land'],
])(
  '%s after the report send the booking back to verification, with what changed',
  async (_, change, says) => {
    const { samples: own, ...booking } = await stored();
    for (const send of [
      () => call('PUT', `${bookings}/${id}/`, { ...booking, samples: [{ ...own[0], ...change }] }),
      async () => {
        const { body } = await call('GET', `${samples}/${sample}`);
        return call('PUT', `${samples}/${sample}/`, { ...body, ...own[0], booking: id });
      },
    ]) {
      expect((await send()).status).toBe(200);
      expect((await stored()).status).toBe('analysed');
      expect(await lastStep()).toMatchObject({
        status: 'analysed',
        cause: 'details_changed',
        note: `${own[0]?.code}: ${says}`,
      });
      const farmers = await backend.call('GET', `${bookings}/${id}/results`, { as: 'farmer' });
      expect(farmers.status).toBe(409);
      expect((await call('POST', `${bookings}/${id}/verify/`, { comments: [] })).status).toBe(200);
    }
  },
);

test('a sample that is added after the report sends the booking back to verification', async () => {
  const booking = await stored();
  const grown = { ...booking, samples: [...booking.samples, sampleBody()] };
  expect((await call('PUT', `${bookings}/${id}/`, grown)).body.status).toBe('analysed');
  expect(await lastStep()).toMatchObject({ cause: 'details_changed', note: 'a new sample' });
});

test('a save that changes nothing of it leaves the report as it is', async () => {
  const booking = await stored();
  expect((await call('PUT', `${bookings}/${id}/`, { ...booking, notes: 'Rang twice' })).status).toBe(200);
  expect((await stored()).status).toBe('report_ready');
  expect((await backend.call('GET', publicPath())).body.outdated_on).toBeNull();
});

test('report, link and PDF say that they are outdated, and a browser fetches the PDF anew', async () => {
  const etag = (await backend.call('GET', `${publicPath()}/pdf`)).headers.get('etag') ?? '';
  expect(await pdfText()).not.toContain('This report is outdated');
  const booking = await stored();
  const changed = booking.samples.map((one) => ({ ...one, main_crop: 3 }));
  await call('PUT', `${bookings}/${id}/`, { ...booking, samples: changed });
  expect((await call('GET', `/agric/report-generation/${report.id}`)).body.outdated_on).not.toBeNull();
  expect((await backend.call('GET', publicPath())).body.outdated_on).not.toBeNull();
  expect(await pdfText()).toContain('This report is outdated');
  const again = await backend.call('GET', `${publicPath()}/pdf`, { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(200);
});

test('nobody deletes a booking with a report, or a sample that a report is about', async () => {
  const deleted = await call('DELETE', `${bookings}/${id}/`);
  expect([deleted.status, deleted.body.detail]).toEqual([
    409,
    'This booking has a report, so it can no longer be deleted. Cancel it instead.',
  ]);
  // Another sample, so that it is not the last one.
  await call('POST', `${samples}/`, soilSampleBody({ booking: id }));
  const gone = await call('DELETE', `${samples}/${sample}/`);
  expect([gone.status, gone.body.detail]).toEqual([
    409,
    'A report is about this sample, so it can no longer be deleted. Reject it instead.',
  ]);
  expect((await backend.call('GET', publicPath())).status).toBe(200);
});

test('a rejected sample that a report explains stays in its booking', async () => {
  const body = bookingBody({ farmer: 1, samples: [sampleBody(), sampleBody()] });
  const { body: made } = await backend.call('POST', `${bookings}/`, { as: 'agent', body });
  const [measured, rejected] = made.samples;
  await call('PUT', `${samples}/${measured.id}/`, soilSampleBody({ booking: made.id }));
  await call('POST', `${samples}/${rejected.id}/reject/`, { reason: 'leaking_bag' });
  await call('POST', `${bookings}/${made.id}/verify/`, { comments: [] });
  await call('POST', '/agric/report-generation/', { booking: made.id });
  const { body: kept } = await call('GET', `${bookings}/${made.id}`);
  const left = { ...kept, samples: kept.samples.slice(0, 1) };
  const put = await call('PUT', `${bookings}/${made.id}/`, left);
  expect([put.status, put.body.detail]).toEqual([
    409,
    `A report is about sample ${rejected.id}. Send it with its id.`,
  ]);
});

test('a booking is ready only by its report, whoever sets the status', async () => {
  await call('POST', `${bookings}/${id}/status/`, { status: 'verified', note: 'Once more' });
  const byHand = await call('POST', `${bookings}/${id}/status/`, { status: 'report_ready', note: 'Now' });
  expect([byHand.status, byHand.body]).toEqual([
    400,
    { status: ['A booking becomes report_ready when its report is made.'] },
  ]);
  const { next_statuses = [] } = await stored();
  expect(next_statuses.map(({ status }) => status)).not.toContain('report_ready');
});
