import type { Db } from '../../db/Database.ts';
import * as tables from '../../db/schema.ts';
import { readSince } from '../../services/laboratory/reports/readSince.ts';
import { toSnapshot } from '../../services/laboratory/reports/snapshot.ts';
import { ruleVersion } from '../../services/laboratory/results/rateReading.ts';
import { readAllResults } from '../../services/laboratory/results/readResults.ts';
import { readRules } from '../../services/laboratory/rules/readRules.ts';
import { readSettings } from '../../services/platform/settings.ts';
import { toInstant } from '../../services/platform/toInstant.ts';
import { insertRows } from '../insertRows.ts';
import { agronomist } from '../people.ts';
import { shopUserId } from './livingIds.ts';
import { shops } from './livingPeople.ts';
import { countyName, type LivingBooks, type StoredLiving } from './seedLivingBookings.ts';

const remarks = {
  en: 'Spread agricultural lime this season where it is advised. Test again in a year before you lime again.',
  sw: 'Weka chokaa ya kilimo msimu huu palipoelekezwa. Pima tena baada ya mwaka mmoja kabla ya kuiweka tena.',
} as const;

/** A report for each booking that has come that far, in the language of its farmer. */
export async function seedLivingReports(db: Db, { booked }: LivingBooks): Promise<void> {
  const ready = booked.filter(({ row }) => row.status === 'report_ready');
  const settings = await readSettings(db);
  const rules = (await readRules(db))?.rules ?? null;
  const results = await readAllResults(
    db,
    ready.map(({ row }) => row.id),
    new Date(0),
  );
  const sorted = ready
    .map((stored) => ({ ...stored, on: stored.steps.at(-1)?.changed_on ?? stored.row.updated_on }))
    .sort((a, b) => a.on.getTime() - b.on.getTime());
  const reports = [];
  for (const [index, { plan, row, steps, on }] of sorted.entries()) {
    const own = results
      .filter(({ booking }) => booking === row.id)
      .map((result) => ({ ...result, generated_on: toInstant(on) }));
    const isExplained = plan.shop !== null && index % 3 === 0;
    // Only the demo farmer's samples have a place, whose earlier reports have to be there.
    const hasPlace = plan.farmer?.id === 1;
    const report = {
      id: index + 1,
      booking_id: row.id,
      generated_on: on,
      generated_by_id: 1,
      rule_version: ruleVersion,
      language: plan.language,
      remarks: index % 4 === 0 ? remarks[plan.language] : '',
      snapshot: toSnapshot(own, plan.language, {
        facts: toFacts({ plan, row, steps }),
        settings,
        rules,
        since: hasPlace ? await readSince(db, row, own, rules) : [],
      }),
      link: `5eed0002-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
      sent_on: row.is_report_sent ? on : null,
      given_on: row.is_report_sent ? on : null,
      explained_on: isExplained ? on : null,
      explained_by_id: isExplained ? shopUserId(plan.shop ?? 0) : null,
    };
    if (hasPlace) await insertRows(db, tables.reports, [report]);
    reports.push({ report, hasPlace });
  }
  await insertRows(
    db,
    tables.reports,
    reports.flatMap(({ report, hasPlace }) => (hasPlace ? [] : [report])),
  );
  await insertRows(
    db,
    tables.reportSends,
    reports.flatMap(({ report: { id, sent_on } }) =>
      sent_on ? [{ report_id: id, channel: 'by_hand', outcome: 'sent', sent_on, sent_by_id: 1 }] : [],
    ),
  );
}

function toFacts({ plan, row, steps }: StoredLiving) {
  const verified = steps.find(({ status }) => status === 'verified');
  return {
    booking_code: row.code,
    name: row.name,
    soil_test_date: row.soil_test_date,
    test_type: row.test_type,
    county_name: countyName(row.county_id),
    agrovet_name: plan.shop === null ? '' : (shops[plan.shop]?.agrovet_name ?? ''),
    verified_on: verified ? toInstant(verified.changed_on) : null,
    verified_by_name: verified ? agronomist.full_name : '',
  };
}
