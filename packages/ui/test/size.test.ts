import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { measureSize } from './measureSize.ts';
import { sizeLimits } from './sizeLimits.ts';

/** Folders of what components are made of, and of what is used beside them. */
const noComponent = new Set([
  '__snapshots__',
  'booking-queue',
  'check-theme',
  'lib',
  'messages',
  'primitives',
  'provider',
  'testing',
]);

/** Says what a page loads for these exports, where its bytes come from, and holds it to `limit` KB gzipped. */
async function expectSize(name: string, exports: string, limit: number) {
  const { gzip, brotli, parts, texts } = await measureSize(exports === '*' ? '*' : `{ ${exports} }`);
  const rows = parts.map(([origin, bytes]) => `${(bytes / 1000).toFixed(1).padStart(8)} KB  ${origin}`);
  console.log(
    [
      `${name}, minified, by origin:`,
      ...rows,
      `${gzip.toFixed(1).padStart(8)} KB  gzipped (at most ${limit})`,
      `${brotli.toFixed(1).padStart(8)} KB  brotli`,
    ].join('\n'),
  );
  expect(gzip).toBeLessThanOrEqual(limit);
  const origins = parts.map(([origin]) => origin);
  expect(origins).not.toContain('react-dom');
  return { origins, texts };
}

test('BookingForm with all it needs but React is at most 62 KB gzipped, and says nothing of other components', async () => {
  const { texts } = await expectSize('BookingForm', 'BookingForm, UdongoProvider', 62);
  expect(texts).toEqual(
    ['booking', 'bookingAskBack', 'bookingDiscount', 'bookingDone', 'bookingDraft']
      .concat([
        'bookingErrors',
        'bookingLocation',
        'bookingQuestion',
        'bookingSample',
        'bookingShare',
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
  // What places a list comes with the first that opens.
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

test('CropForm with all it needs but React is at most 40 KB gzipped, without the lists', async () => {
  const { origins, texts } = await expectSize('CropForm', 'CropForm, OtherCropNameForm, UdongoProvider', 40);
  expect(origins).not.toContain('ui/src/admin-list');
  expect(texts).not.toContain('adminList');
});

test.each(sizeLimits)(
  'a page that imports %s loads at most %d KB gzipped, and no other component',
  async (name, limit, own) => {
    const { origins } = await expectSize(name, name, limit);
    const shared = /src[/](lib|messages|primitives|provider)$|src[/][^/]*[.]/;
    const found = origins.flatMap((origin) =>
      shared.test(origin) ? [] : (/^ui[/]src[/](.*)/.exec(origin)?.[1] ?? []),
    );
    expect(found.sort()).toEqual(own);
  },
);

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
