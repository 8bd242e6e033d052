import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cropBody } from '../../../../test/recordBodies.ts';
import { useBackend } from '../../../../test/testBackend.ts';
import { demoRules } from '../../../generated/demoRules.ts';

const backend = useBackend();
const as = 'administrator';
const sets = '/agric/rule-sets';

/** The main crop of booking 1. */
const coffee = 8;

async function setCoffee(changes: object) {
  const { body } = await backend.call('GET', `/agric/crops/${coffee}`, { as });
  const { status } = await backend.call('PUT', `/agric/crops/${coffee}/`, {
    as,
    body: { ...body, ...changes },
  });
  expect(status).toBe(200);
}
async function upload(name: string) {
  const counts_from = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
  const body = { name, counts_from, ...demoRules };
  return (await backend.call('POST', `${sets}/`, { as, body })).body;
}
/** Two agronomists, by the database. */
const approve = (id: number) =>
  backend.db.inTransaction((db) =>
    db.execute(
      sql`insert into rule_set_approvals (rule_set_id, approved_by_id, approved_on) values (${id}, 2, now()), (${id}, 3, now())`,
    ),
  );
/** The range of pH for coffee, by everything that rates. */
async function phOfCoffee() {
  const [{ crops, sample }] = (await backend.call('GET', '/agric/soil-test-bookings/1/results', { as })).body;
  const { low, high } = crops[0].ratings.find(({ reading }: { reading: string }) => reading === 'pH');
  const advice = await backend.call('POST', '/agric/samples/adjust-ph/', {
    as,
    body: { sample, crop: coffee },
  });
  const overTime = (await backend.call('GET', '/agric/farmers/1/readings', { as })).body.find(
    (one: { sample: number }) => one.sample === sample,
  );
  const rated = overTime.ratings.find(({ reading }: { reading: string }) => reading === 'pH');
  expect([advice.body.ph_low, advice.body.ph_high, rated.low, rated.high]).toEqual([low, high, low, high]);
  return [low, high];
}

test('without ranges in the rule set that counts, a change under Crops counts at once', async () => {
  await setCoffee({ ph_low: '4.30' });
  expect(await phOfCoffee()).toEqual([4.3, 5.4]);
  const { body } = await backend.call('GET', sets, { as });
  expect(body.results[0]).toMatchObject({ counts_now: true, has_ranges: false });
});

test('a rule set keeps the ranges of Crops, and later changes go into the next one', async () => {
  const first = await upload('First');
  expect(first.has_ranges).toBe(true);
  expect(first.files.ranges.split('\r\n')).toEqual(
    expect.arrayContaining([
      'crop_id,crop,reading,low,high',
      '1,Maize,nitrogen,15,30',
      '8,Coffee (Arabica),pH,4.3,5.4',
    ]),
  );
  const again = await backend.call('POST', `${sets}/`, {
    as,
    body: { ...demoRules, name: 'First again', counts_from: first.counts_from },
  });
  expect([again.status, again.body]).toEqual([
    400,
    { non_field_errors: ['Nothing would change: the rule set First has the same files and ranges.'] },
  ]);
  await setCoffee({ ph_low: '4.20', ph_high: '5.60' });
  expect(await phOfCoffee()).toEqual([4.2, 5.6]);
  await approve(first.id);
  expect(await phOfCoffee()).toEqual([4.3, 5.4]);

  // Another name and other ranges under Crops touch nothing that counts.
  await setCoffee({ name: 'Kahawa', ph_low: '4.00' });
  expect(await phOfCoffee()).toEqual([4.3, 5.4]);
  const next = await upload('Next');
  const { body } = await backend.call('GET', `${sets}/${next.id}/compare`, { as });
  expect(body).toMatchObject({
    with: first.id,
    ranges: [
      { crop_name: 'Kahawa', reading: 'pH', before: { low: 4.3, high: 5.4 }, after: { low: 4, high: 5.6 } },
    ],
  });
  expect(next.hash).not.toBe(first.hash);
  await approve(next.id);
  expect(await phOfCoffee()).toEqual([4, 5.6]);
});

test('a crop that was added after the rule set counts by its own ranges', async () => {
  const { body: teff } = await backend.call('POST', '/agric/crops/', {
    as,
    body: cropBody({ name: '=Teff, "red"' }),
  });
  const { body } = await backend.call('GET', '/agric/soil-test-bookings/1/results', { as });
  const advice = await backend.call('POST', '/agric/samples/adjust-ph/', {
    as,
    body: { sample: body[0].sample, crop: teff.id },
  });
  expect([advice.body.ph_low, advice.body.ph_high]).toEqual([Number(teff.ph_low), Number(teff.ph_high)]);
  const { files } = await upload('With teff');
  expect(files.ranges).toContain(`${teff.id},"'=Teff, ""red""",pH,`);
});
