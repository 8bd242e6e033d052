import { expect, test } from 'vitest';
import { fc } from '../../../../scripts/lib/testRuns.ts';
import { formatPhone, parseKenyanPhone } from './phone.ts';

const subscribers = fc
  .tuple(fc.constantFrom('7', '1'), fc.stringMatching(/^\d{8}$/))
  .map(([first, rest]) => first + rest);
const prefixes = fc.constantFrom('+254', '254', '0', '');

test.each([
  ['0712 345 678', '+254712345678'],
  ['0110-000-111', '+254110000111'],
  ['254712345678', '+254712345678'],
  ['+254 (712) 345678', '+254712345678'],
  ['712345678', '+254712345678'],
  ['\u202a+254\u00a0712\u00a0345678\u202c', '+254712345678'],
  ['0712.345.678', '+254712345678'],
  ['+254 (0) 712 345678', '+254712345678'],
  ['+254 0712 345678', '+254712345678'],
  ['00254 712 345678', '+254712345678'],
])('%s is stored as %s', (typed, stored) => {
  expect(parseKenyanPhone(typed)).toBe(stored);
});

test.each([
  '',
  '020 2345678',
  '07123',
  '071234567890',
  '00712345678',
  '+255712345678',
  '0712 345 67a',
  '٠٧١٢٣٤٥٦٧٨',
])('"%s" is no Kenyan mobile number', (typed) => {
  expect(parseKenyanPhone(typed)).toBeNull();
});

test('a number is read the same however people prefix and space it', () => {
  const separators = fc.array(fc.constantFrom(' ', '-', '(', ')', ''), { minLength: 14, maxLength: 14 });
  fc.assert(
    fc.property(prefixes, subscribers, separators, (prefix, subscriber, gaps) => {
      const typed = [...`${prefix}${subscriber}`].map((digit, index) => digit + gaps[index]).join('');
      expect(parseKenyanPhone(typed)).toBe(`+254${subscriber}`);
    }),
  );
});

test('a stored number stays itself when read again, and as people read it', () => {
  fc.assert(
    fc.property(subscribers, (subscriber) => {
      const stored = `+254${subscriber}`;
      expect(parseKenyanPhone(stored)).toBe(stored);
      expect(parseKenyanPhone(formatPhone(stored))).toBe(stored);
      expect(formatPhone(stored)).toMatch(/^0[17]\d\d \d{6}$/);
    }),
  );
});

test('any text gives a stored number or nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const stored = parseKenyanPhone(text);
      expect(stored === null || /^\+254[17]\d{8}$/.test(stored)).toBe(true);
    }),
  );
});

test('a landline is shown as it was typed, no number as nothing', () => {
  expect(formatPhone('020 2345678')).toBe('020 2345678');
  expect(formatPhone(null)).toBe('');
});
