import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fieldUsesFile, printFieldUses, readFieldUses } from '../lib/readFieldUses.ts';

const root = join(import.meta.dirname, '../..');

test('docs/own-backend.md names the fields that the sources read', () => {
  const uses = readFieldUses(root);
  expect(uses.Devices?.split(' ')).toEqual(expect.arrayContaining(['Device.serial_number', 'form:notes']));
  const kept = readFileSync(join(root, fieldUsesFile), 'utf8');
  expect(printFieldUses(uses), 'run npm run generate').toBe(kept);
}, 120_000);
