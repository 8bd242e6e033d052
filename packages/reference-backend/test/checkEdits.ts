import { expect } from 'vitest';
import { fc } from '../../../scripts/lib/testRuns.ts';
import { bookingBody, sampleBody } from './bookingBody.ts';
import type { TestBackend } from './testBackend.ts';

const path = '/agric/soil-test-bookings/';
const fields = ['notes', 'address', 'sample_notes'] as const;

interface Edit {
  person: 0 | 1;
  /** The fields that get a new word, beside or in place of those that the person sees. */
  changes: { field: (typeof fields)[number]; adds: boolean }[];
  looksFirst: boolean;
}

const edit: fc.Arbitrary<Edit> = fc.record({
  person: fc.constantFrom(0, 1),
  changes: fc.uniqueArray(fc.record({ field: fc.constantFrom(...fields), adds: fc.boolean() }), {
    minLength: 1,
    selector: ({ field }) => field,
  }),
  looksFirst: fc.boolean(),
});

/** One edit, or two that are sent at the same time. */
const step = fc.oneof(fc.tuple(edit), fc.tuple(edit, edit));

/**
 * Two people edit a booking in random steps, `count` edits or more. No word disappears that the person who overwrote it had not seen, and an edit
 * of somebody who saw the stored booking is never refused.
 */
export async function checkEdits(backend: TestBackend, count: number): Promise<void> {
  let edits = 0;
  let refused = 0;
  const property = fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 20 }), async (steps) => {
    const as = 'administrator';
    const { body: booked } = await backend.call('POST', path, { as, body: bookingBody() });
    const address = `${path}${booked.id}/`;
    const read = async () => (await backend.call('GET', address, { as })).body;
    const seen = [booked, booked];
    let words = wordsOf(booked);
    for (const together of steps) {
      const before = await read();
      const sent = [];
      for (const { person, changes, looksFirst } of together) {
        if (looksFirst) seen[person] = before;
        const base = seen[person];
        edits += 1;
        const texts = Object.fromEntries(
          changes.map(({ field, adds }) => [field, `${adds ? textOf(base, field) : ''} w${edits}`.trim()]),
        );
        sent.push({ person, base, body: toBody(base, texts) });
      }
      const answers = await Promise.all(sent.map(({ body }) => backend.call('PUT', address, { as, body })));
      const after = await read();
      const stored = sent.filter((_, index) => answers[index]?.status === 200);
      const known = new Set(stored.flatMap(({ base }) => [...wordsOf(base)]));
      const written = new Set([...words, ...stored.flatMap(({ body }) => [...wordsOf(body)])]);
      const now = wordsOf(after);
      expect([...written].filter((word) => !now.has(word) && !known.has(word))).toEqual([]);
      if (sent.some(({ base }) => base.version === before.version)) expect(stored).toHaveLength(1);
      else expect(stored).toEqual([]);
      for (const [index, { status, body }] of answers.entries()) {
        const person = together[index]?.person ?? 0;
        expect([200, 412]).toContain(status);
        if (status === 412) refused += 1;
        seen[person] = status === 200 ? body : body.stored;
      }
      words = now;
    }
  });
  while (edits < count) await fc.assert(property, { numRuns: 1, seed: edits + 1, endOnFailure: true });
  expect(refused).toBeGreaterThan(count / 10);
}

// biome-ignore lint/suspicious/noExplicitAny: a booking as it is answered or sent; the contract has judged its shape.
type Texts = any;

function textOf(booking: Texts, field: (typeof fields)[number]): string {
  return field === 'sample_notes' ? booking.samples[0].sample_notes : (booking[field] ?? '');
}

function wordsOf(booking: Texts): Set<string> {
  return new Set(fields.flatMap((field) => textOf(booking, field).match(/w\d+/g) ?? []));
}

function toBody(base: Texts, texts: Record<string, string>): object {
  const all = Object.fromEntries(fields.map((field) => [field, texts[field] ?? textOf(base, field)]));
  const { sample_notes, ...own } = all;
  const samples = [sampleBody({ id: base.samples[0].id, sample_notes: (sample_notes ?? '').slice(-200) })];
  return { ...bookingBody({ ...own, samples }), version: base.version };
}
