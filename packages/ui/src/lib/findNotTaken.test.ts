import { expect, test } from 'vitest';
import { findNotTaken } from './findNotTaken.ts';

test('a field that the service answers with another value is named, at any depth', () => {
  const sent = { name: 'Wanjiku', county: 22, samples: [{ id: 1, size_of_land: '0.5', main_crop: 3 }] };
  const answer = { name: 'Wanjiru', county: 22, samples: [{ id: 1, size_of_land: '2.00', main_crop: 3 }] };
  expect(findNotTaken(sent, answer)).toEqual(['name', 'samples.0.size_of_land']);
});

test('what was emptied and is still there, or was filled and is empty, is named', () => {
  expect(findNotTaken({ notes: '', county: null }, { notes: 'Gate', county: 4 })).toEqual([
    'notes',
    'county',
  ]);
  expect(findNotTaken({ notes: 'Gate', crops: [1] }, { notes: '', crops: [] })).toEqual(['notes', 'crops']);
});

test.each<[string, unknown, unknown]>([
  ['a phone number', '0712 345 678', '+254712345678'],
  ['a decimal', '0.5', '0.50'],
  ['a decimal as a number', '1500', 1500],
  ['a text with blanks around it', ' Lower plot ', 'Lower plot'],
  ['a text with lines', 'one\ntwo', 'one\r\ntwo'],
  ['an e-mail address', 'Akinyi@Example.com', 'akinyi@example.com'],
  ['a code in capitals', 'shamba15', 'SHAMBA15'],
  ['an id and its record', 22, { id: 22, name: 'Nairobi' }],
  ['ids in another order', [3, 1], [{ id: 1 }, { id: 3 }]],
  ['nothing', '', null],
  ['no list', [], null],
  ['a day and its instant', '2026-11-24', '2026-11-24T00:00:00+03:00'],
])('%s is the same however it is written', (_, sent, got) => {
  expect(findNotTaken({ value: sent }, { value: got })).toEqual([]);
});

test('an absent field is not confirmed, a value of another kind is not compared, and a password is never looked at', () => {
  expect(findNotTaken({ name: 'Wanjiku' }, { id: 4 })).toEqual([]);
  expect(findNotTaken({ email: true }, { email: 'akinyi@example.com' })).toEqual([]);
  expect(
    findNotTaken({ password: 'secret', new_password: 'secret' }, { password: '***', new_password: '' }),
  ).toEqual([]);
  for (const answer of [undefined, null, 'OK', 204])
    expect(findNotTaken({ name: 'Wanjiku' }, answer)).toEqual([]);
});
