import { expect, test } from 'vitest';
import { fc } from '../../../../scripts/lib/testRuns.ts';
import { measureSms, toSmsText } from './smsText.ts';

const repeat = (character: string, times: number) => character.repeat(times);

test.each([
  ['nothing', '', 0, 160, false],
  ['160 letters', repeat('a', 160), 1, 0, false],
  ['161 letters', repeat('a', 161), 2, 145, false],
  ['306 letters', repeat('a', 306), 2, 0, false],
  ['307 letters', repeat('a', 307), 3, 152, false],
  ['80 characters that count two', repeat('€', 80), 1, 0, false],
  ['81 of them', repeat('€', 81), 2, 143, false],
  [
    'a pair that would be split goes to the next part',
    `${repeat('a', 152)}{${repeat('b', 20)}`,
    2,
    131,
    false,
  ],
  ['all extended characters', '^{}\\[~]|€', 1, 142, false],
  ['70 characters outside the alphabet', repeat('ũ', 70), 1, 0, true],
  ['71 of them', repeat('ũ', 71), 2, 63, true],
  ['one in a text of 71', `${repeat('a', 70)}ĩ`, 2, 63, true],
  ['an emoji counts two and is not split', `${repeat('a', 66)}😀${repeat('b', 10)}`, 2, 55, true],
])('%s', (_, text, parts, left, isUnicode) => {
  expect(measureSms(text)).toEqual({ parts, left, isUnicode });
});

test('’, ĩ and ũ do not shorten the parts of a text', () => {
  expect(toSmsText('Mũthoni wa Kĩambu, Ng’ang’a – “Ĩ” … é')).toBe(
    'Muthoni wa Kiambu, Ng\'ang\'a - "I" ... é',
  );
  expect(measureSms(toSmsText(repeat('Ng’ũĩ ', 30))).isUnicode).toBe(false);
});

test('a text with something else outside the alphabet stays as it is', () => {
  expect(toSmsText('Mũthoni 😀')).toBe('Mũthoni 😀');
});

test('whatever is written, parts hold it all and none more than a part', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), (text) => {
      const { parts, left, isUnicode } = measureSms(text);
      const [single, several] = isUnicode ? [70, 67] : [160, 153];
      const capacity = parts <= 1 ? single : parts * several;
      const used = [...text].reduce(
        (sum, character) => sum + (isUnicode ? character.length : '^{}\\[~]|€'.includes(character) ? 2 : 1),
        0,
      );
      // Each break between parts can leave one place empty.
      expect(capacity - left).toBeGreaterThanOrEqual(used);
      expect(capacity - left - used).toBeLessThan(Math.max(parts, 1));
    }),
  );
});
