import { expect, inject, test } from 'vitest';
import { commands } from 'vitest/browser';
import { BadResponseError, createUdongo, downloadPdf } from '../../src/index.ts';
import { locateDevice } from '../../src/location/index.ts';
import type {} from './downloads.ts';

const { url } = inject('faultServer');

test('a farmer saves a report under its name', async () => {
  const udongo = createUdongo({ baseUrl: `${url}/a PDF/download` });
  await commands.watchDownload();
  await downloadPdf(udongo, '/reports/7', 'Soil report UD-1284');
  expect(await commands.readDownload()).toEqual({
    fileName: 'Soil report UD-1284.pdf',
    text: '%PDF-1.7\n%%EOF',
  });
});

test('a page that is no report is not saved as one', async () => {
  const udongo = createUdongo({ baseUrl: `${url}/a captive portal/download` });
  await expect(downloadPdf(udongo, '/reports/7', 'Report')).rejects.toBeInstanceOf(BadResponseError);
});

test('a browser that was not allowed to says that it does not know the place', async () => {
  await expect(locateDevice({ timeoutMs: 200 })).rejects.toMatchObject({ name: 'LocationError' });
});
