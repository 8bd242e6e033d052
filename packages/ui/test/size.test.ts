import { expect, test } from 'vitest';
import { measureSize } from './measureSize.ts';

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

test('BookingForm with all it needs but React is at most 60 KB gzipped, and says nothing of other components', async () => {
  const { texts } = await expectSize('BookingForm', 'BookingForm, UdongoProvider', 60);
  expect(texts).toEqual(
    ['booking', 'bookingDone', 'bookingDraft', 'bookingErrors', 'bookingSample', 'bookingSummary']
      .concat(['combobox', 'common', 'farmerPicker', 'farmingType', 'field', 'lookup'])
      .concat(['soilType', 'soilTypeHelp', 'table', 'testType']),
  );
});

test('AdminList with all it needs but React is at most 30 KB gzipped, and what writes CSV comes on demand', async () => {
  const exports = 'AdminList, UdongoProvider, createAgentFilterKind, createCountyFilterKind';
  const { origins, texts } = await expectSize('AdminList', exports, 30);
  expect(origins).not.toContain('papaparse');
  expect(texts).toEqual(['adminList', 'combobox', 'common', 'field', 'lookup', 'pagination', 'table']);
});

test('CropForm with all it needs but React is at most 45 KB gzipped, without the lists', async () => {
  const { origins, texts } = await expectSize('CropForm', 'CropForm, OtherCropNameForm, UdongoProvider', 45);
  expect(origins).not.toContain('ui/src/admin-list');
  expect(texts).not.toContain('adminList');
});
