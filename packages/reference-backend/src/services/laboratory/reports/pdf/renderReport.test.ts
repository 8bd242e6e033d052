import type { Language, PublicReport, SampleResult } from '@udongo/sdk';
import { describeAction, describeRating, nameCrop, resultTexts } from '@udongo/sdk/results';
import { formatNumber } from '@udongo/sdk/values';
import jsqrModule from 'jsqr';
import { expect, test } from 'vitest';
import { readPdf, type StructureElement } from '../../../../../test/pdf/readPdf.ts';
import { readings, soilSampleBody } from '../../../../../test/recordBodies.ts';
import { useBackend } from '../../../../../test/testBackend.ts';
import { readFont } from '../../../../hosts/readFont.ts';
import { renderReport } from './renderReport.ts';
import { reportTexts } from './reportTexts.ts';

const backend = useBackend();
// Its types forget that Node hands over the module in `default`.
const jsQr = (jsqrModule as unknown as { default: typeof jsqrModule }).default ?? jsqrModule;
const as = 'administrator';
const url = 'https://udongo.example/r/5eed0000-0000-4000-8000-000000000002';

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
    const bytes = await renderReport({ report, language, url }, readFont);
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
    // A letter that the fonts lack keeps its mark.
    expect(text).toContain('Chokaa msimu huu, Mũthoni.');
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

const render = async (report: PublicReport, language: Language = 'en', address: string | null = url) =>
  readPdf(await renderReport({ report, language, url: address }, readFont));

test.each([1, 3])(
  'each of %s samples says what changed at its place since the last report',
  async (count) => {
    const report = count === 1 ? await acidReport(1) : await manySamples(count);
    const [first] = report.results;
    const since: PublicReport['since'] = [
      {
        sample: first?.sample ?? 0,
        booking: 3,
        number: 'UD-1003-R1',
        measured_on: '2025-11-12',
        readings: [
          {
            reading: 'pH',
            before: 4.6,
            rating_before: 'low',
            now: 5,
            rating_now: 'low',
            change: 'same_rating',
          },
          {
            reading: 'nitrogen',
            before: 18,
            rating_before: 'low',
            now: 31,
            rating_now: 'optimal',
            change: 'not_clear',
          },
        ],
      },
    ];
    for (const [language, parts] of [
      [
        'en',
        [
          'What changed since the last report',
          'Compared with 12 Nov 2025, report UD-1003-R1.',
          'Acidity (pH) from 4.6 to 5.0: still too acid',
          'Nitrogen from 18 mg/kg to 31 mg/kg: no clear change',
        ],
      ],
      ['sw', ['Kilichobadilika tangu ripoti iliyopita', 'Asidi ya udongo (pH) kutoka 4.6 hadi 5.0: bado']],
    ] as const) {
      const text = (await render({ ...report, since }, language)).pages.join(' ');
      for (const part of parts) expect(text.split(part)).toHaveLength(2);
    }
  },
);

test.each([1, 3])(
  'each of %s samples says when, by whom and with which probe it was measured',
  async (count) => {
    const report = count === 1 ? await acidReport(1) : await manySamples(count);
    const measured = (facts: Partial<SampleResult>) =>
      report.results.map((result) => ({
        ...result,
        measured_on: '2026-11-18T10:00:00+03:00',
        measured_by_name: 'Juma Kilonzo',
        measured_with: 'Field probe 1 (NPK7-00412)',
        ...facts,
      }));
    const read = async (facts: Partial<SampleResult>, language: Language) =>
      (await render({ ...report, results: measured(facts) }, language)).pages.join(' ');
    const times = (text: string, part: string) => text.split(part).length - 1;
    const whole = 'Measured on 18 Nov 2026 by Juma Kilonzo. Probe: Field probe 1 (NPK7-00412).';
    expect(times(await read({}, 'en'), whole)).toBe(count);
    expect(times(await read({}, 'sw'), 'Ilipimwa 18 Nov 2026 na Juma Kilonzo. Kifaa cha kupimia:')).toBe(
      count,
    );
    const ofAnyone = await read({ measured_by_name: '', measured_with: '' }, 'en');
    expect([times(ofAnyone, 'Measured on 18 Nov 2026.'), times(ofAnyone, 'Probe:')]).toEqual([count, 0]);
    const overdue = 'The calibration of the probe was overdue.';
    expect(times(await read({ calibration_overdue: true }, 'en'), overdue)).toBe(count);
    expect(await read({ calibration_overdue: false }, 'en')).not.toContain(overdue);
    // Reports from before it was kept.
    expect(await read({ measured_on: null }, 'en')).not.toContain('Measured on');
  },
);

/** Samples of different crops, some with another one beside. */
async function manySamples(count: number): Promise<PublicReport> {
  const report = await acidReport(1);
  const kinds: SampleResult[] = [];
  for (const main_crop of [1, 2, 3, 4, 5]) {
    const { body: sample } = await backend.call('POST', '/agric/soil-test-samples/', {
      as,
      body: soilSampleBody({ main_crop, other_crops: main_crop === 1 ? [4] : [], sensor_data: readings }),
    });
    const { body } = await backend.call('GET', `/agric/soil-test-samples/${sample.id}/results`, { as });
    kinds.push(body);
  }
  const results = Array.from({ length: count }, (_, index) => ({
    ...(kinds[index % kinds.length] as SampleResult),
    sample_code: `UD-1026-${index + 1}`,
    sample_location: `Plot ${index + 1}, beside the borehole`,
  }));
  return { ...report, results };
}

test.each(['en', 'sw'] as const)(
  'thirty samples are one table, one shopping list and a short section each, on at most 13 pages: %s',
  async (language) => {
    const report = await manySamples(30);
    const bytes = await renderReport({ report, language, url }, readFont);
    expect(bytes.length).toBeLessThanOrEqual(400_000);
    const { pages, structure } = await readPdf(bytes);
    expect(pages.length).toBeLessThanOrEqual(13);
    const all = structure.flat();
    const rows = all.filter(({ tag, text }) => tag === 'Table TR TD P' && /^Plot \d+, beside/.test(text));
    expect(rows).toHaveLength(30);
    const texts = resultTexts(language);
    const headings = all.filter(({ tag }) => tag === 'H2').map(({ text }) => text);
    expect(headings).toHaveLength(30 + 3);
    expect(headings.slice(0, 2)).toEqual([
      reportTexts[language].samples,
      reportTexts[language].shoppingForAll,
    ]);
    // Every page with rows of the table names its columns; screen readers hear the names once.
    const withRows = pages.slice(
      0,
      structure.findLastIndex((page) => page.some((element) => rows.includes(element))) + 1,
    );
    expect(withRows.length).toBeGreaterThan(1);
    for (const page of withRows)
      expect(page).toContain(`${texts.report.place} ${reportTexts[language].crops} N mg/kg`);
    const names = all.filter(({ tag, text }) => tag === 'Table TR TH P' && text === texts.report.place);
    expect(names).toHaveLength(1);
    // How to spread a product without harm is in the list of products, beside its bags.
    const cautions = all.filter(
      ({ tag, text }) => tag.startsWith('Table TR TD') && text.includes(texts.fertiliserHows.planting),
    );
    expect(cautions.length).toBeGreaterThan(0);
  },
);

test('no page ends with a heading, and no row of a table is alone on a page', async () => {
  // The table of all breaks after about 25.
  for (const samples of [2, 25, 26]) {
    const { structure } = await render(await manySamples(samples));
    for (const page of structure) {
      expect(page.at(-1)?.tag).not.toMatch(/^H\d/);
      const isRow = ({ tag, text }: StructureElement) =>
        tag === 'Table TR TD P' && /^Plot \d+, beside/.test(text);
      expect(page.filter(isRow).length).not.toBe(1);
    }
  }
});

test('a screen reader hears headings, the names of columns, then the rows in their order', async () => {
  const { structure } = await render(await acidReport(1));
  const [first = []] = structure;
  const at = (tag: string, text: string) =>
    first.findIndex((element) => element.tag === tag && element.text.includes(text));
  const order = [
    at('H1', 'What to do'),
    at('H2', 'Shopping list'),
    at('Table TR TH P', 'When'),
    at('Table TR TD P', 'Before planting'),
    at('Table TR TD P', 'Wear a mask and gloves'),
    at('H2', 'The readings'),
    at('Table TR TH P', 'Rating'),
    first.findIndex(({ text }) => text === 'Nitrogen'),
    first.findIndex(({ text }) => text === 'Phosphorus'),
  ];
  expect(order).not.toContain(-1);
  expect(order).toEqual([...order].sort((one, other) => one - other));
  // Footers are for the eye only.
  expect(first.some(({ text }) => text.includes('Page 1 of'))).toBe(false);
});

test('names keep their marks, and a name in another script is said to be one', async () => {
  const report = await acidReport(1);
  const named = (name: string) => render({ ...report, facts: { ...report.facts, name } });
  expect((await named('Mũthoni wa Kĩmani')).pages[0]).toContain('For Mũthoni wa Kĩmani');
  for (const name of ['አበበ በቂላ', '王小明', 'محمد علي']) {
    expect((await named(name)).pages[0]).toContain('For [letters that this PDF can’t print] · Maize');
  }
});

test('a place with a long description keeps its content on the page', async () => {
  const report = await acidReport(1);
  const sample_location = 'The upper terrace beside the river. '.repeat(9).slice(0, 300).trim();
  const results = report.results.map((result) => ({ ...result, sample_location }));
  const { pages } = await render({ ...report, results });
  expect(pages[0]).toContain(sample_location);
  expect(pages[0]).toContain(resultTexts('en').report.shoppingList);
  const many = await manySamples(2);
  const long = many.results.map((result) => ({ ...result, sample_location }));
  expect((await render({ ...many, results: long })).pages[0]).toContain(sample_location);
});

test('its QR code leads to the public page, and a report without one has none', async () => {
  const pdf = await render(await acidReport(1));
  const { data, width, height } = await pdf.draw(2, 3);
  expect(jsQr(data, width, height)?.data).toBe(url);
  const without = await render(await acidReport(1), 'en', null);
  expect(without.pages.join(' ')).not.toContain('scan the code');
});

test('a rejected sample says why, and a logo that cannot be read is left out', async () => {
  const report = await acidReport(1);
  const results = report.results.map((result) => ({
    ...result,
    crops: [],
    rejected_reason: 'leaking_bag' as const,
  }));
  const letterhead = { ...report.letterhead, logo: 'data:image/png;base64,AAAA' };
  const bytes = await renderReport(
    { report: { ...report, results, letterhead }, language: 'en', url: null },
    readFont,
  );
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
