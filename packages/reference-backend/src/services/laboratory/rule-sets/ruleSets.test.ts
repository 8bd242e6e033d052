import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useBackend } from '../../../../test/testBackend.ts';
import { demoRules } from '../../../generated/demoRules.ts';

const backend = useBackend();
const path = '/agric/rule-sets';

/** A day by the clock of the database, by which rule sets count. */
const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000 + 3 * 3_600_000).toISOString().slice(0, 10);

const upload = (name: string, changes: object = {}, as: 'administrator' | 'agronomist' = 'administrator') =>
  backend.call('POST', `${path}/`, {
    as,
    body: { name, counts_from: dayFromNow(0), ...demoRules, ...changes },
  });
const approve = (id: number, as: 'agronomist' | 'otherAgronomist' | 'administrator') =>
  backend.call('POST', `${path}/${id}/approve/`, { as });
const compare = async (id: number, query = '') =>
  (await backend.call('GET', `${path}/${id}/compare${query}`, { as: 'agronomist' })).body;
const resultOf = async () =>
  (await backend.call('GET', '/agric/soil-test-bookings/1/results', { as: 'administrator' })).body[0];

/** Much DAP for maize: 27.6 kg P2O5 are 60 kg of it an acre. */
const rich = (p2o5: number) => ({
  needs: demoRules.needs.replace('maize,p2o5,kg/acre,,23,', `maize,p2o5,kg/acre,,${p2o5},`),
});
const richer = rich(27.6);

test('each fault of an upload is named under its file, with its line, and nothing is stored', async () => {
  const { status, body } = await upload('Faulty', {
    counts_from: dayFromNow(-2),
    needs: demoRules.needs.replace('maize,n,kg/acre,,22,', 'maize,n,kg/acre,,2200,'),
    bands: demoRules.bands.replace('low,100,', 'low,,'),
  });
  expect(status).toBe(400);
  expect(body).toEqual({
    counts_from: ['This day is past.'],
    needs: ['Line 2: amount: 2200 is not between 0.5 and 150'],
    bands: expect.arrayContaining(['Line 2: percent is empty']),
  });
  const { body: page } = await backend.call('GET', path, { as: 'agronomist' });
  expect(page.results.map(({ name }: { name: string }) => name)).toEqual(['Demo 1']);
});

test('the demo says in its results that nobody has reviewed its rules', async () => {
  expect((await resultOf()).rule_set).toMatchObject({ name: 'Demo 1', is_reviewed: false });
});

test('a rule set counts once two agronomists have approved it, and never changes', async () => {
  const { status, body: made } = await upload('Long rains', richer);
  expect([status, made.counts_now, made.approvals, made.files.needs]).toEqual([
    201,
    false,
    [],
    richer.needs.trim(),
  ]);
  expect((await upload('Long rains')).body).toEqual({ name: ['rule set with this name already exists.'] });
  expect((await approve(made.id, 'administrator')).status).toBe(403);
  const { body: once } = await approve(made.id, 'agronomist');
  expect(once.approvals).toHaveLength(1);
  expect((await approve(made.id, 'agronomist')).status).toBe(409);
  expect((await resultOf()).rule_set.name).toBe('Demo 1');
  expect((await approve(made.id, 'otherAgronomist')).body.approvals).toHaveLength(2);
  const { body: now } = await backend.call('GET', `${path}/${made.id}`, { as: 'agronomist' });
  expect([now.counts_now, now.approvals.length]).toEqual([true, 2]);
  expect((await resultOf()).rule_set).toMatchObject({ name: 'Long rains', is_reviewed: true });
  for (const change of [
    sql`update rule_sets set files = '{}' where id = ${made.id}`,
    sql`delete from rule_set_approvals where rule_set_id = ${made.id}`,
  ])
    await expect(backend.db.inTransaction((db) => db.execute(change))).rejects.toThrow();
});

test('an agronomist who uploads a rule set is none of the two who approve it', async () => {
  const { body: made } = await upload('My own', rich(28), 'agronomist');
  const { body: me } = await backend.call('GET', '/users/account/view/', { as: 'agronomist' });
  expect([made.uploaded_by, made.uploaded_by_name]).toEqual([me.id, me.full_name]);
  const { status, body } = await approve(made.id, 'agronomist');
  expect([status, body.detail]).toEqual([
    409,
    'You uploaded this rule set. Two other agronomists approve it.',
  ]);
  expect((await backend.call('GET', `${path}/${made.id}`, { as: 'agronomist' })).body.approvals).toEqual([]);
});

test('a comparison shows what differs for farms and samples, and the reports that would change', async () => {
  const { body: made } = await upload('Richer', rich(29));
  const body = await compare(made.id, '?with=1');
  expect(body).toMatchObject({ rule_set: made.id, with: 1 });
  const poor = body.farms.find(({ name }: { name: string }) => name === 'poor soil, Trans Nzoia');
  expect(poor.before[0]).toContain('DAP: 2 bags of 50 kg. At planting. 50 kg an acre');
  expect(poor.after.join()).toContain('TSP');
  expect(body.farms.every(({ crop_name }: { crop_name: string }) => crop_name === 'Maize')).toBe(true);
  expect(body.same_farms).toBeGreaterThan(25);
  expect(body.samples.length).toBeGreaterThan(0);
  expect(body.reports.length).toBeGreaterThan(0);
  expect(await compare(made.id, `?with=${made.id}`)).toMatchObject({ farms: [], samples: [], reports: [] });
  const inKiswahili = await compare(made.id, '?with=1&language=sw');
  expect(inKiswahili.farms[0].before.join()).toContain('kwa ekari');
});

test('ranges of other analyses are those of this service, and a rule set shows whose rating would change', async () => {
  const wrong = (demoRules.analyses ?? '').replace('mg/kg', 'ppm').replace('cec,', 'cce,');
  expect((await upload('Wrong analyses', { analyses: wrong })).body).toEqual({
    analyses: ['Line 2: unit: phosphorus_mehlich_3 is in mg/kg', 'Line 3: analysis: this service has no cce'],
  });
  const as = 'administrator';
  const { results } = (await backend.call('GET', '/agric/analyses?search=mehlich', { as })).body;
  const body = { ...results[0], is_active: true };
  await backend.call('PUT', `/agric/analyses/${body.id}/`, { as, body });
  const { results: found } = (
    await backend.call('GET', '/agric/soil-test-samples?is_measured=true&status=report_ready&limit=1', { as })
  ).body;
  const values = [{ sample_code: found[0].code, code: body.code, value: 40 }];
  await backend.call('POST', '/agric/analysis-values/', { as, body: { values } });
  await backend.db.inTransaction((db) =>
    db.execute(sql`update bookings set status = 'verified' where id = ${found[0].booking}`),
  );
  const { body: made } = await upload('Other ranges', {
    analyses: demoRules.analyses?.replace('mg/kg,36,', 'mg/kg,45,'),
  });
  const { analyses, samples } = await compare(made.id, '?language=en');
  expect(analyses).toEqual([
    { code: body.code, before: { low: 36, high: 68 }, after: { low: 45, high: 68 } },
  ]);
  expect(samples).toContainEqual({
    ...{ name: found[0].code, crop_name: 'Phosphorus, Mehlich 3', before: ['Good'], after: ['Low'] },
  });
});
