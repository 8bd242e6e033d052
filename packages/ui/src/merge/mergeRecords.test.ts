import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeRecords } from './mergeRecords.ts';

const base = {
  id: 26,
  notes: 'Field by the river',
  county: 47,
  size: '2.50',
  samples: [
    { id: 1, sample_notes: 'Low', soil_type: 'clay', readings: [] },
    { id: 2, sample_notes: 'High', soil_type: 'loam', readings: [] },
  ],
};
const body = () => ({
  notes: base.notes,
  county: base.county,
  size: '2.5',
  samples: base.samples.map(({ readings: _, ...sample }) => sample),
});
const [low, high] = body().samples as [object, object];

test('fields that only one of them changed are merged without asking', () => {
  const mine = { ...body(), notes: 'Gate is locked' };
  expect(mergeRecords(base, mine, { ...base, county: 1, size: '3.00' })).toEqual({
    values: { ...mine, county: 1, size: '3.00' },
    conflicts: [],
    taken: ['county', 'size'],
  });
});

test('a field that both changed is a conflict, unless they changed it equally', () => {
  const mine = { ...body(), notes: 'Gate is locked', county: 1 };
  const theirs = { ...base, notes: 'Call first', county: 1 };
  const conflict = { path: 'notes', base: base.notes, mine: 'Gate is locked', theirs: 'Call first' };
  expect(mergeRecords(base, mine, theirs)).toEqual({ values: mine, conflicts: [conflict], taken: [] });
  expect(mergeRecords(base, mine, theirs, () => 'theirs').values.notes).toBe('Call first');
});

test('samples are matched by their id: added, changed and removed ones of both are kept', () => {
  const added = { sample_notes: 'Mine', soil_type: 'sand' };
  const mine = { ...body(), samples: [{ ...high, sample_notes: 'Higher' }, added] };
  const theirs = {
    ...base,
    samples: [...base.samples, { id: 3, sample_notes: 'Theirs', soil_type: 'sand', readings: [] }],
  };
  const { values, conflicts } = mergeRecords(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(values.samples).toEqual([
    { ...high, sample_notes: 'Higher' },
    added,
    { id: 3, sample_notes: 'Theirs', soil_type: 'sand' },
  ]);
});

test('a sample that one removed and the other changed is a conflict', () => {
  const changed = { ...base.samples[1], sample_notes: 'Higher' };
  const removedByMe = mergeRecords(
    base,
    { ...body(), samples: [low] },
    { ...base, samples: [base.samples[0], changed] },
  );
  expect(removedByMe.conflicts).toMatchObject([
    { path: 'samples.1', mine: undefined, theirs: { sample_notes: 'Higher' } },
  ]);
  const removedByThem = mergeRecords(
    base,
    { ...body(), samples: [low, { ...high, sample_notes: 'Higher' }] },
    { ...base, samples: [base.samples[0]] },
    () => 'theirs',
  );
  expect(removedByThem.conflicts).toMatchObject([{ path: 'samples.1', theirs: undefined }]);
  expect(removedByThem.values.samples).toEqual([low]);
});

const names = ['notes', 'name', 'address', 'county'];
const word = fc.stringMatching(/^[a-z]{3,5}$/);
/** The words of one person carry a mark, to tell them from those of the other. */
const edit = (mark: string) =>
  fc
    .record({
      fields: fc.dictionary(fc.constantFrom(...names), fc.array(word, { maxLength: 3 })),
      samples: fc.dictionary(fc.constantFrom('1', '2', '3'), fc.option(word)),
      added: fc.array(word, { maxLength: 2 }),
    })
    .map(({ fields, samples, added }) => ({
      fields: Object.fromEntries(
        Object.entries(fields).map(([name, words]) => [name, words.map((each) => each + mark).join(' ')]),
      ),
      samples: new Map(Object.entries(samples).map(([id, text]) => [Number(id), text && text + mark])),
      added: added.map((text) => text + mark),
    }));

interface Plot {
  id?: number;
  sample_notes: string;
}

test('1,000 random edits of two people: no word is lost without being shown', () => {
  const start = {
    notes: 'gate',
    name: 'akinyi',
    address: '',
    county: 'siaya',
    samples: [1, 2, 3].map((id): Plot => ({ id, sample_notes: `plot ${id}` })),
  };
  fc.assert(
    fc.property(edit('MINE'), edit('THEIRS'), (mine, theirs) => {
      const apply = ({ fields, samples, added }: typeof mine, id?: number) => ({
        ...start,
        ...fields,
        samples: [
          ...start.samples.flatMap((plot): Plot[] => {
            const text = samples.get(plot.id ?? 0);
            if (text === null) return [];
            return [text === undefined ? plot : { ...plot, sample_notes: text }];
          }),
          ...added.map((text, index): Plot => ({ ...(id && { id: id + index }), sample_notes: text })),
        ],
      });
      const [own, stored] = [apply(mine), apply(theirs, 10)];
      const { values, conflicts } = mergeRecords(start, own, stored);
      const kept = JSON.stringify([values, conflicts]);
      for (const typed of `${JSON.stringify([own, stored])}`.match(/[a-z]+(MINE|THEIRS)/g) ?? []) {
        expect(kept).toContain(typed);
      }
      // The person who only looks changes nothing.
      expect(mergeRecords(start, start, stored).values).toEqual(stored);
      expect(mergeRecords(start, own, start).values).toEqual(own);
    }),
    { numRuns: 1000 },
  );
});
