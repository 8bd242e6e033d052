import { expect, test } from 'vitest';
import { readSampleCode } from './readSampleCode.ts';

test.each([
  ['UD-1042-3', 'UD-1042-3'],
  ['  ud-1042-3 ', 'UD-1042-3'],
  ['1042-3', 'UD-1042-3'],
  ['https://udongo.example/s/UD-1042-3', 'UD-1042-3'],
  ['http://localhost:5173/s/ud-1042-3', 'UD-1042-3'],
  ['UD-1042', null],
  ['pH 5.8', null],
  ['https://elsewhere.example/UD-1042-3', null],
  ['', null],
])('%j is the code %j', (text, code) => {
  expect(readSampleCode(text)).toBe(code);
});
