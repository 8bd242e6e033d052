import type { Language, PublicReport, SampleResult } from '@udongo/sdk';
import { describeAction, describeRating, nameCrop, resultTexts } from '@udongo/sdk/results';
import { formatNumber } from '@udongo/sdk/values';
import { expect, test } from 'vitest';
import { readPdf } from '../../../../../test/pdf/readPdf.ts';
import { readings, soilSampleBody } from '../../../../../test/recordBodies.ts';
import { useBackend } from '../../../../../test/testBackend.ts';
import { readFont } from '../../../../hosts/readFont.ts';
import { renderReport } from './renderReport.ts';

const backend = useBackend();
const as = 'administrator';

/** An acid clay of two acres for maize, with beans and tomato beside: the longest report of one sample. */
async function acidReport(samples: number): Promise<PublicReport> {
  const { body: report } = await backend.call('GET', '/agric/report-generation/1', { as });
  const { body: sample } = await backend.call('POST', '/agric/soil-test-samples/', {
    as,
    body: soilSampleBody({ other_crops: [2, 4], sensor_data: { ...readings, phosphorus: 30 } }),
  });
  const { body: result } = await backend.call('GET', `/agric/soil-test-samples/${sample.id}/results`, { as });
  return {
    ...report,
    outdated_on: null,
    remarks: 'Chokaa msimu huu, Mũthoni.',
    facts: { ...report.facts, verified_on: report.generated_on, verified_by_name: 'J. Mutua' },
    letterhead: { name: 'Udongo Soil Tests', contacts: 'P.O. Box 301, 00900 Kiambu', logo: '' },
    results: Array.from({ length: samples }, () => result),
  };
}

/** Every amount, cost and rating that a screen shows of a result. */
function shown({ crops }: SampleResult, language: Language): string[] {
  return crops.flatMap(({ crop_name, is_main, ratings, actions = [] }) => [
    nameCrop(crop_name, language),
    ...ratings.flatMap((rating) => {
      const { value, range, rating: word } = describeRating(rating, language);
      return [value, range, word];
    }),
    ...actions.flatMap((action) => {
      const { title, amount, steps } = describeAction(action, language);
      const costs = [action.cost_low, action.cost_high].flatMap((cost) =>
        cost ? [formatNumber(Number(cost))] : [],
      );
      return [title, amount, ...(is_main ? steps : []), ...costs];
    }),
  ]);
}

test.each(['en', 'sw'] as const)(
  'one sample fits on two pages and holds every rating and amount: %s',
  async (language) => {
    const report = await acidReport(1);
    const bytes = await renderReport({ report, language }, readFont);
    const { pages, title, language: written } = await readPdf(bytes);
    const text = pages.join(' ');
    const texts = resultTexts(language);
    expect(pages).toHaveLength(2);
    expect(written).toBe(language);
    expect(title).toBe(`${texts.report.title} ${report.facts.booking_code}, Udongo Soil Tests`);
    const [result] = report.results;
    const wanted = result ? shown(result, language).filter(Boolean) : [];
    expect(wanted.length).toBeGreaterThan(60);
    expect(wanted.filter((part) => !text.includes(part))).toEqual([]);
    expect([text.includes('Mahindi'), text.includes('Maize')]).toEqual([
      language === 'sw',
      language === 'en',
    ]);
    for (const part of [
      'Udongo Soil Tests',
      'P.O. Box 301, 00900 Kiambu',
      report.facts.name,
      texts.disclaimer,
    ]) {
      expect(text).toContain(part);
    }
    // A letter that the fonts lack loses its mark.
    expect(text).toContain('Chokaa msimu huu, Muthoni.');
    expect(text).toContain('J. Mutua');
    for (const analysis of report.facts.analyses ?? []) expect(text).toContain(texts.analyses[analysis]);
    expect(text).toContain(texts.testTypes[report.facts.test_type]);
    expect(report.facts.analyses).not.toHaveLength(0);
    expect(pages[0]).toContain(texts.report.shoppingList);
    // All readings are on the page with the actions; none begins the next one.
    expect(pages[0]).toContain(texts.readings.temperature);
    const footers = pages.map((page) => /(?:Page|Ukurasa) \d+ (?:of|wa) \d+$/.exec(page)?.[0]);
    expect(footers).toEqual(
      language === 'en' ? ['Page 1 of 2', 'Page 2 of 2'] : ['Ukurasa 1 wa 2', 'Ukurasa 2 wa 2'],
    );
  },
);

test.each(['en', 'sw'] as const)('a report of three samples is at most 250 KB: %s', async (language) => {
  const bytes = await renderReport({ report: await acidReport(3), language }, readFont);
  expect(bytes.length).toBeLessThanOrEqual(250_000);
  expect((await readPdf(bytes)).pages).toHaveLength(6);
});

test('a rejected sample says why, and a logo that cannot be read is left out', async () => {
  const report = await acidReport(1);
  const results = report.results.map((result) => ({
    ...result,
    crops: [],
    rejected_reason: 'leaking_bag' as const,
  }));
  const letterhead = { ...report.letterhead, logo: 'data:image/png;base64,AAAA' };
  const bytes = await renderReport({ report: { ...report, results, letterhead }, language: 'en' }, readFont);
  expect((await readPdf(bytes)).pages.join(' ')).toContain('This sample was rejected: leaking bag.');
});

test('whoever reads the report downloads it; a booking without one says so', async () => {
  const download = (query: string, who: 'farmer' | 'otherFarmer' | 'administrator') =>
    backend.call('GET', `/agric/report-pdf-generation?${query}`, { as: who });
  const { status, headers, body } = await download('booking=1&language=sw', 'farmer');
  expect([status, headers.get('content-type'), body.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
  expect(headers.get('content-disposition')).toMatch(/^inline; filename="UD-\d+\.pdf"$/);
  expect((await download('booking=1', 'otherFarmer')).status).toBe(404);
  expect(await download('booking=6', 'administrator')).toMatchObject({
    status: 400,
    body: { booking: ['This booking has no report yet.'] },
  });
  expect((await download('booking=1&report=2', 'administrator')).status).toBe(400);
  expect((await download('', 'administrator')).status).toBe(400);
});
