import jsqrModule from 'jsqr';
import { expect, test } from 'vitest';
import { type Drawn, readPdf } from '../../../../test/pdf/readPdf.ts';
import { useBackend, type Who } from '../../../../test/testBackend.ts';
import { readFont } from '../../../hosts/readFont.ts';
import { type Label, readLabels } from './readLabels.ts';
import { renderLabels } from './renderLabels.ts';

const backend = useBackend();
// Its types forget that Node hands over the module in `default`.
const jsQr = (jsqrModule as unknown as { default: typeof jsqrModule }).default ?? jsqrModule;
const appUrl = 'https://book.udongo.example';
const label = (number: number): Label => ({
  code: `UD-1042-${number}`,
  testType: 'complete-soil-analysis',
  collectedOn: '2026-11-20',
});
const render = (labels: Label[], paper: 'a4' | 'label_62', language: 'en' | 'sw' = 'en') =>
  renderLabels({ labels, paper, language, appUrl, now: new Date('2026-11-20T09:00:00Z') }, readFont);

/** Reads the QR code in a part of a page, as a phone does that sees one label; shares of the page. */
function scan({ data, width, height }: Drawn, part: { x: number; y: number; width: number; height: number }) {
  const left = Math.round(part.x * width);
  const top = Math.round(part.y * height);
  const [w, h] = [Math.floor(part.width * width), Math.floor(part.height * height)];
  const pixels = new Uint8ClampedArray(w * h * 4);
  for (let row = 0; row < h; row += 1) {
    const from = ((top + row) * width + left) * 4;
    pixels.set(data.subarray(from, from + w * 4), row * w * 4);
  }
  return jsQr(pixels, w, h)?.data;
}

test('a label of the small printer holds code, test type and day, and its QR code leads to the sample', async () => {
  const pdf = await readPdf(await render([label(3), label(4)], 'label_62'));
  expect(pdf.pages).toEqual([
    'UD-1042-3 Complete Soil Analysis Collected 20 Nov 2026',
    'UD-1042-4 Complete Soil Analysis Collected 20 Nov 2026',
  ]);
  const whole = { x: 0, y: 0, width: 1, height: 1 };
  expect(scan(await pdf.draw(1, 4), whole)).toBe(`${appUrl}/s/UD-1042-3`);
  expect(scan(await pdf.draw(2, 4), whole)).toBe(`${appUrl}/s/UD-1042-4`);
});

test('a sheet of A4 holds 3 x 8 labels; the first, the last and the one on the next sheet can be scanned', async () => {
  const labels = Array.from({ length: 25 }, (_, index) => label(index + 1));
  const pdf = await readPdf(await render(labels, 'a4', 'sw'));
  expect(pdf.pages).toHaveLength(2);
  expect(pdf.pages[0]?.match(/UD-1042-/g)).toHaveLength(24);
  expect(pdf.pages[0]).toContain('20 Nov 2026');
  const cell = (column: number, row: number) => ({ x: column / 3, y: row / 8, width: 1 / 3, height: 1 / 8 });
  const [first, second] = [await pdf.draw(1, 3), await pdf.draw(2, 3)];
  expect(scan(first, cell(0, 0))).toBe(`${appUrl}/s/UD-1042-1`);
  expect(scan(first, cell(2, 7))).toBe(`${appUrl}/s/UD-1042-24`);
  expect(scan(second, cell(0, 0))).toBe(`${appUrl}/s/UD-1042-25`);
});

test('labels know nothing about the person', async () => {
  const labels = await backend.db.inTransaction((db) =>
    readLabels(
      db,
      { role: 'administrator', userId: 1, farmerId: null, agentId: null, tokenHash: '' },
      { booking: 1, samples: [] },
    ),
  );
  expect(labels.length).toBeGreaterThan(0);
  for (const each of labels) expect(Object.keys(each)).toEqual(['code', 'testType', 'collectedOn']);
});

test('staff print the labels of samples that they see', async () => {
  const print = (query: string, as: Who) => backend.call('GET', `/agric/sample-labels?${query}`, { as });
  const { status, headers, body } = await print('booking=6&paper=label_62', 'agent');
  expect([status, headers.get('content-type'), body.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
  expect((await print('samples=1,2', 'administrator')).status).toBe(200);
  expect((await print('samples=1,99999', 'administrator')).status).toBe(404);
  expect((await print('booking=5', 'agent')).status).toBe(404);
  expect((await print('samples=1;2', 'administrator')).body).toHaveProperty('samples');
  expect((await print('', 'administrator')).body).toEqual({ booking: ['Choose a booking or samples.'] });
  expect((await print('booking=1', 'farmer')).status).toBe(403);
});
