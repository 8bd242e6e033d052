import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readPdf } from '../../../../test/pdf/readPdf.ts';
import { useBackend } from '../../../../test/testBackend.ts';
import { readFont } from '../../../hosts/readFont.ts';
import { renderReport } from '../reports/pdf/renderReport.ts';

const backend = useBackend();
const as = 'administrator';

const carbon = {
  ...{ code: 'organic_carbon', name: 'Organic carbon', name_sw: 'Kaboni ya udongo', unit: '%' },
  ...{ method: 'Walkley-Black', decimals: 2, minimum: 0, maximum: 30 },
};
const add = (body: object) => backend.call('POST', '/agric/analyses/', { as, body });
const save = (values: object[], more: object = {}) =>
  backend.call('POST', '/agric/analysis-values/', {
    as: 'technician',
    body: { values, ...more },
  });
const get = async (path: string) => (await backend.call('GET', path, { as })).body;

/** A booking whose results are verified, with the code of its first sample. */
async function verified() {
  // A value of an earlier test has its booking verified again.
  await backend.db.inTransaction((db) =>
    db.execute(sql`update bookings set status = 'report_ready' where status = 'analysed'
      and exists (select 1 from reports where reports.booking_id = bookings.id)`),
  );
  const { results } = await get('/agric/soil-test-samples?is_measured=true&status=report_ready&limit=1');
  const [{ id, code, booking }] = results;
  return { id, code, booking };
}

test('an administrator adds an analysis; each code is there once, and its limits fit', async () => {
  expect((await add({ ...carbon, code: 'Carbon %', maximum: 'much' })).body).toEqual({
    code: ['Use small letters, digits and _ only, at most 50.'],
    maximum: ['A valid number is required.'],
  });
  expect((await add({ ...carbon, maximum: 0 })).body).toEqual({
    maximum: ['Ensure this value is greater than the least one.'],
  });
  const { status, body } = await add(carbon);
  expect([status, body]).toMatchObject([201, { ...carbon, is_active: true }]);
  expect((await add(carbon)).body).toEqual({ code: ['analysis with this code already exists.'] });
  expect((await get('/agric/analyses?search=kaboni')).results).toMatchObject([carbon]);
  const path = `/agric/analyses/${body.id}/`;
  const changed = await backend.call('PUT', path, { as, body: { ...carbon, is_active: false } });
  expect(changed.body.is_active).toBe(false);
  expect((await get('/agric/analyses?is_active=true')).count).toBe(0);
  expect((await backend.call('DELETE', path, { as })).status).toBe(204);
});

test('values come from a file, all or none, with the ones that they replace; a verified booking is verified again', async () => {
  await add(carbon);
  const { id, code, booking } = await verified();
  const wrong = [
    { sample_code: 'UD-1-99', code: 'organic_carbon', value: 1 },
    { sample_code: code, code: 'gold', value: 1 },
    { sample_code: code, code: 'organic_carbon', value: 31 },
    { sample_code: code, code: 'organic_carbon', value: -1 },
    { sample_code: code, code: 'organic_carbon', value: 'trace' },
  ];
  expect((await save(wrong.slice(0, 4))).body).toEqual({
    values: {
      0: { sample_code: ['No sample has this code.'] },
      1: { code: ['No analysis has this code.'] },
      2: { value: ['Ensure this value is less than or equal to 30.'] },
      3: { value: ['Ensure this value is greater than or equal to 0.'] },
    },
  });
  expect((await save(wrong.slice(4))).body).toEqual({
    values: { 0: { value: ['A valid number is required.'] } },
  });
  const value = { sample_code: code.toLowerCase(), code: 'organic_carbon', value: 1.86 };
  expect((await save([value, { ...value, value: 2 }])).body).toEqual({
    values: { 1: { value: ['There is another value of this sample and analysis before it.'] } },
  });
  const found = { sample: id, code: 'organic_carbon', value: 1.86, before: null };
  expect((await save([value], { is_check: true })).body).toMatchObject([found]);
  expect(await get(`/agric/soil-test-samples/${id}/analyses`)).toEqual([]);
  const file = { laboratory: 'Cropnuts', file_name: 'results.csv' };
  expect((await save([value], file)).body).toMatchObject([found]);
  expect((await get(`/agric/soil-test-bookings/${booking}`)).status).toBe('analysed');
  expect((await save([{ ...value, value: 1.9 }])).body).toMatchObject([{ before: 1.86, value: 1.9 }]);
  expect(await get(`/agric/soil-test-samples/${id}/analyses`)).toMatchObject([
    { value: 1.9, laboratory: '', file_name: '' },
    { value: 1.86, ...file, unit: '%', method: 'Walkley-Black', saved_by_name: expect.stringMatching(/./) },
  ]);
  const results = async () => (await get(`/agric/soil-test-samples/${id}/results`)).other_analyses;
  const { minimum: _, maximum: __, ...shown } = carbon;
  expect(await results()).toEqual([{ ...shown, value: 1.9, laboratory: '' }]);
  const { results: known } = await get('/agric/analyses');
  const inUse = await backend.call(
    'DELETE',
    `/agric/analyses/${known.find(({ code: one }: { code: string }) => one === carbon.code).id}/`,
    { as },
  );
  expect([inUse.status, inUse.body.detail]).toEqual([
    409,
    'This analysis is used by samples and cannot be deleted.',
  ]);
  // A value that was typed for the wrong sample is taken off, and stays in the history.
  await save([{ ...value, value: null }]);
  expect(await results()).toEqual([]);
  expect(await get(`/agric/soil-test-samples/${id}/analyses`)).toHaveLength(3);
});

test('the same value again leaves a verified booking as it is', async () => {
  await add(carbon);
  const { code, booking } = await verified();
  const status = async () => (await get(`/agric/soil-test-bookings/${booking}`)).status;
  await save([{ sample_code: code, code: 'organic_carbon', value: null }]);
  expect(await status()).toBe('report_ready');
});

test('an analysis out of use takes no value but the end of one, and a sample that was never received takes none', async () => {
  const retiring = { ...carbon, code: 'retiring' };
  const { body: analysis } = await add(retiring);
  const { code: sample_code } = await verified();
  const value = { sample_code, code: retiring.code, value: 2 };
  expect((await save([value])).status).toBe(200);
  const path = `/agric/analyses/${analysis.id}/`;
  await backend.call('PUT', path, { as, body: { ...retiring, is_active: false } });
  expect(await save([value])).toMatchObject({
    status: 400,
    body: { values: { 0: { code: [expect.stringMatching(/^This analysis is out of use/)] } } },
  });
  expect((await save([{ ...value, value: null }])).status).toBe(200);
  await backend.call('PUT', path, { as, body: { ...retiring, is_active: true } });
  const { results } = await get('/agric/soil-test-samples?is_received=false&is_measured=false&status=booked');
  const lines = [value, { ...value, sample_code: results[0].code }];
  for (const more of [{}, { is_check: true }]) {
    expect(await save(lines, more)).toMatchObject({
      status: 400,
      body: {
        values: { 1: { sample_code: ['The laboratory has not received this sample. Receive it first.'] } },
      },
    });
  }
});

test('a value is rated by the range that the rule set has for its method and unit', async () => {
  await add(carbon);
  const { id, code: sample_code } = await verified();
  const { results: known } = await get('/agric/analyses');
  const { version: _, ...phosphorus } = known.find(
    ({ code }: { code: string }) => code === 'phosphorus_mehlich_3',
  );
  const path = `/agric/analyses/${phosphorus.id}/`;
  const change = (changes: object) =>
    backend.call('PUT', path, { as, body: { ...phosphorus, is_active: true, ...changes } });
  const rate = async (code: string, value: number, below_limit = false) => {
    expect((await save([{ sample_code, code, value, below_limit }])).status).toBe(200);
    const { other_analyses } = await get(`/agric/soil-test-samples/${id}/results`);
    return other_analyses.find((one: { code: string }) => one.code === code);
  };
  await change({});
  const bounds = { low: 36, high: 68 };
  expect(await rate(phosphorus.code, 35.9)).toMatchObject({ ...bounds, rating: 'low' });
  expect(await rate(phosphorus.code, 36)).toMatchObject({ ...bounds, rating: 'optimal' });
  expect(await rate(phosphorus.code, 68.1)).toMatchObject({ ...bounds, rating: 'high' });
  expect(await rate(phosphorus.code, 5, true)).toMatchObject({ ...bounds, rating: 'low' });
  // 0 is low and 40 good: nobody knows which.
  const hidden = await rate(phosphorus.code, 40, true);
  expect(hidden).toMatchObject({ ...bounds, below_limit: true });
  expect(hidden).not.toHaveProperty('rating');
  expect(await rate('organic_carbon', 1)).not.toHaveProperty('rating');
  await change({ method: 'Olsen' });
  expect(await rate(phosphorus.code, 35.9)).not.toHaveProperty('rating');
});

test.each([
  [1, 'en', 'Organic carbon', '1.5 to 3 %', 'Good range'],
  [3, 'sw', 'Kaboni ya udongo', '1.5 hadi 3 %', 'Kiwango kizuri'],
] as const)('the report of %i samples lists them: %s', async (count, language, name, range, head) => {
  const { minimum: _, maximum: __, ...shown } = carbon;
  const rated = { low: 1.5, high: 3, rating: 'optimal' as const };
  const report = await get('/agric/report-generation/1');
  const results = Array.from({ length: count }, (_each, index) => ({
    ...report.results[0],
    other_analyses: index === 0 ? [{ ...shown, value: 1.9, laboratory: 'Cropnuts', ...rated }] : [],
  }));
  const bytes = await renderReport({ report: { ...report, results }, language, url: null }, readFont);
  const text = (await readPdf(bytes)).pages.join(' ');
  for (const said of [name, '1.90 %', range, head, 'Walkley-Black', 'Cropnuts'])
    expect([said, text.split(said).length]).toEqual([said, 2]);
});

test('a value below the limit of its method is kept, printed and replaced; only an amount can be one', async () => {
  await add(carbon);
  await add({ ...carbon, code: 'ph_cacl2', minimum: 3, maximum: 10 });
  const { id, code, booking } = await verified();
  const value = { sample_code: code, code: 'organic_carbon', value: 0.05, below_limit: true };
  expect(
    (
      await save([
        { ...value, code: 'ph_cacl2', value: 5 },
        { ...value, value: 0 },
      ])
    ).body,
  ).toEqual({
    values: {
      0: { value: ['Only an amount above 0 can be below the limit of its method.'] },
      1: { value: ['Only an amount above 0 can be below the limit of its method.'] },
    },
  });
  await save([value]);
  const results = await get(`/agric/soil-test-bookings/${booking}/results`);
  const own = results.find(({ sample }: { sample: number }) => sample === id);
  expect(own.other_analyses).toContainEqual(expect.objectContaining({ value: 0.05, below_limit: true }));
  const report = await get('/agric/report-generation/1');
  const [main] = own.crops;
  const phosphorus = { ...main.ratings[1], reading: 'phosphorus', value: 5, below_limit: true };
  const shown = { ...own, crops: [{ ...main, ratings: [phosphorus] }] };
  for (const count of [1, 3]) {
    const many = Array.from({ length: count }, () => shown);
    const bytes = await renderReport(
      { report: { ...report, results: many }, language: 'en', url: null },
      readFont,
    );
    const text = (await readPdf(bytes)).pages.join(' ');
    for (const said of ['< 0.05 %', '< 5 mg/kg']) expect(text).toContain(said);
  }
  // A measured number in its place is another value.
  expect((await save([{ ...value, below_limit: false }])).body).toMatchObject([
    { value: 0.05, below_limit: false, before: 0.05, before_below_limit: true },
  ]);
  const saved = await get(`/agric/soil-test-samples/${id}/analyses`);
  expect(saved.slice(0, 2)).toMatchObject([{ below_limit: false }, { below_limit: true }]);
});
