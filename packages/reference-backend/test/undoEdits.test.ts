import { expect, test } from 'vitest';
import { toUndoBody } from '../../reference-app/src/services/toUndoBody.ts';
import { bookingBody, sampleBody } from './bookingBody.ts';
import * as bodies from './recordBodies.ts';
import { useBackend } from './testBackend.ts';

/** The app's *Undo* after an edit: this service takes what it sends, and every field is as before. */

const backend = useBackend();
const as = 'administrator';

interface Edited {
  path: string;
  body: () => object;
  changes: object;
}

const edited: Readonly<Record<string, Edited>> = {
  counties: { path: '/counties/', body: bodies.countyBody, changes: { name: 'Another county' } },
  crops: {
    path: '/agric/crops/',
    body: bodies.cropBody,
    changes: { public: false, ph_low: '4.5', n_high: '99' },
  },
  otherCropNames: {
    path: '/agric/other-crop-names/',
    body: bodies.otherCropNameBody,
    changes: { county: 1, crop: 2, name: 'oduma' },
  },
  discounts: {
    path: '/agric/discounts/',
    body: bodies.discountBody,
    changes: {
      percentage: '20',
      valid_until: '2027-01-31',
      max_uses: 3,
      test_types: ['complete-soil-analysis'],
    },
  },
  devices: {
    path: '/agric/devices/',
    body: () => bodies.deviceBody({ agent: null }),
    changes: { agent: 1, notes: 'The cable is new', is_active: false },
  },
  partnerKeys: {
    path: '/agric/partner-keys/',
    body: bodies.partnerKeyBody,
    changes: { allowed_origins: ['https://mavuno.example', 'https://shamba.example'], is_active: false },
  },
  prices: {
    path: '/agric/input-prices/',
    body: bodies.inputPriceBody,
    changes: { price_per_bag: '4250.50', as_of: '2026-11-21' },
  },
  faqs: {
    path: '/faqs/',
    body: bodies.faqBody,
    changes: { answer: 'You.', language: 'sw', position: 7, is_published: false },
  },
  blogCategories: {
    path: '/blogs/blog-categories/',
    body: bodies.blogCategoryBody,
    changes: { name_sw: 'Udongo' },
  },
  agents: {
    path: '/agric/agents/',
    body: bodies.agentBody,
    changes: { full_name: 'Mumbua', is_agrovet: false, agrovet_name: '', commission_percentage: '12' },
  },
  farmers: {
    path: '/agric/farmers/',
    body: bodies.farmerBody,
    changes: { referrer: 2, allow_duplicate: false },
  },
  bookings: {
    path: '/agric/soil-test-bookings/',
    body: bookingBody,
    changes: { notes: 'Call first', county: 22, address: 'Ugunja', email: 'atieno@udongo.test' },
  },
  samples: {
    path: '/agric/soil-test-samples/',
    body: bodies.soilSampleBody,
    changes: { sample_notes: 'Wet' },
  },
};

test.each(Object.keys(edited))(
  'an edit of %s is undone with every field, unless somebody edited it since',
  async (name) => {
    const { path, body, changes } = edited[name] as Edited;
    const first = body();
    const created = await backend.call('POST', path, { as, body: first });
    expect(created.status, JSON.stringify(created.body)).toBe(201);
    const address = `${path}${created.body.id}/`;
    const read = async () => (await backend.call('GET', address, { as })).body;
    const put = (sent: object) => backend.call('PUT', address, { as, body: sent });
    const before = await read();
    // A form sends what it read.
    const shown = Object.keys(first).map((key) => [key, before[key] ?? before.profile?.[key] ?? null]);
    const sent = { ...Object.fromEntries(shown), ...changes, version: before.version };
    const { status, body: after } = await put(sent);
    expect(status, JSON.stringify(after)).toBe(200);

    const back = toUndoBody(name, { before, sent, after });
    const undone = await put(back ?? {});
    expect(undone.status, JSON.stringify(undone.body)).toBe(200);
    expect(undone.body.version).toBe(before.version);
    expect(await read()).toEqual({
      ...before,
      ...('updated_on' in before && { updated_on: expect.any(String) }),
    });
    // Undone already: sent again, as after a lost answer, it changes nothing.
    expect(await put(back ?? {})).toMatchObject({
      status: 412,
      body: { stored: { version: before.version } },
    });
  },
);

test('a changed sample of a booking is put back, an added one is not taken away', async () => {
  const path = '/agric/soil-test-bookings/';
  const { body: booked } = await backend.call('POST', path, { as, body: bookingBody() });
  const address = `${path}${booked.id}/`;
  const before = (await backend.call('GET', address, { as })).body;
  const [{ id }] = before.samples;
  const samples = [sampleBody({ id, sample_notes: 'Beside the road', other_crops: [] })];
  const sent = { ...bookingBody(), samples, version: before.version };
  const { body: after } = await backend.call('PUT', address, { as, body: sent });
  const back = toUndoBody('bookings', { before, sent, after });
  const { body: undone } = await backend.call('PUT', address, { as, body: back });
  expect(undone.samples).toEqual(before.samples);

  const more = { ...sent, samples: [...before.samples, sampleBody()], version: before.version };
  const { status, body: grown } = await backend.call('PUT', address, { as, body: more });
  expect(status).toBe(200);
  expect(toUndoBody('bookings', { before, sent: more, after: grown })).toBeNull();
});
