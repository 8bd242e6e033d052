import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectSize, measureSize } from './measureSize.ts';
import { sizeLimits } from './sizeLimits.ts';

/** Folders that are not components: the parts of components, and helpers. */
const noComponent = new Set([
  '__snapshots__',
  'booking-queue',
  'check-theme',
  'lib',
  'merge',
  'messages',
  'primitives',
  'provider',
  'testing',
]);

test('BookingForm with all it needs but React is at most 62 KB gzipped, and says nothing of other components', async () => {
  const { texts } = await expectSize('BookingForm', 'BookingForm, UdongoProvider', 62);
  expect(texts).toEqual(
    ['booking', 'bookingAskBack', 'bookingDiscount', 'bookingDone', 'bookingDraft']
      .concat([
        'bookingErrors',
        'bookingLocation',
        'bookingQuestion',
        'bookingSample',
        'bookingSignedIn',
        'bookingSummary',
      ])
      .concat(['combobox', 'common', 'cropName', 'farmerPicker', 'farmingType', 'field', 'lookup'])
      .concat(['payment', 'soilType', 'soilTypeHelp', 'support', 'table', 'testType']),
  );
});

test('AdminList with all it needs but React is at most 26 KB gzipped, and what writes CSV comes on demand', async () => {
  const exports = 'AdminList, UdongoProvider, createAgentFilterKind, createCountyFilterKind';
  const { origins, texts } = await expectSize('AdminList', exports, 26);
  expect(origins).not.toContain('papaparse');
  // The code that positions a list is loaded when the first list opens.
  expect(origins).not.toContain('@floating-ui/dom');
  expect(texts).toEqual([
    'adminList',
    'combobox',
    'common',
    'failure',
    'field',
    'lookup',
    'pagination',
    'table',
  ]);
});

test('each folder of a component has its limit', () => {
  const folders = readdirSync(join(import.meta.dirname, '../src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !noComponent.has(entry.name))
    .map(({ name }) => name.replace(/(^|-)(.)/g, (_, __, letter: string) => letter.toUpperCase()));
  expect(folders.filter((name) => !sizeLimits.some(([limited]) => limited === name))).toEqual([]);
});

test('a page brings a language only where it imports it', async () => {
  const everything = await measureSize('*');
  expect(everything.translations).toEqual([]);
  const withSwahili = await measureSize("{ sw } from '@udongo/ui/messages/sw'; export { Button }");
  expect(withSwahili.translations).not.toEqual([]);
});
