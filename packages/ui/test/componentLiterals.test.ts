import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readLiterals } from '../../../.storybook/componentLiterals.ts';

function literalsOf(file: string, code: string) {
  const folder = mkdtempSync(join(tmpdir(), 'udongo-literals-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, file), code);
  return readLiterals([folder]);
}

test('texts are found in markup and before it, in hooks without any, and in templates', () => {
  const code = `const paid = 'Paid up'; const page = <p title='Paid'>to be paid {\`\${paid} at once\`}</p>;`;
  expect(literalsOf('Badge.tsx', code)).toEqual(['Paid up', 'Paid', 'to be paid', 'at once']);
  expect(literalsOf('usePayment.ts', "notify({ message: 'Paid up' });")).toEqual(['Paid up']);
});

test('names of the code and words of the contract are none', () => {
  const code =
    "import { x } from './x.ts'; type Soil = 'Sandy' | 'clay'; const soil: Soil = 'Sandy'; x('udongo-badge');";
  expect(literalsOf('soil.ts', code)).toEqual([]);
});

test('texts that have a place of their own are none', () => {
  expect(literalsOf('texts.ts', "export const texts = { en: { retry: 'Try again' } };")).toEqual([]);
});
