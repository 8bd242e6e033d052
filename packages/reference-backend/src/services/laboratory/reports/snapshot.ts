import type { FertiliserAdvice, Language, PhAdvice, SampleResult, SampleSince } from '@udongo/sdk';
import { describeAction, resultTexts } from '@udongo/sdk/results';
import { analysesOf, formatPhone } from '@udongo/sdk/values';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import {
  agents,
  bookingStatusChanges,
  type bookings,
  counties,
  type Snapshot,
  users,
} from '../../../db/schema.ts';
import { readSettings, type StoredSettings } from '../../platform/settings.ts';
import { toInstant } from '../../platform/toInstant.ts';
import { advisePh } from '../results/phAdvice.ts';
import type { RuleSet } from '../rules/RuleSet.ts';
import { readRules } from '../rules/readRules.ts';
import { readSince } from './readSince.ts';

/**
 * Gives the facts that a report of this booking keeps, its advice in the language of the report. The phone number for farmers comes
 * from the settings where the letterhead has no contacts.
 */
export async function takeSnapshot(
  db: Db,
  booking: typeof bookings.$inferSelect,
  results: SampleResult[],
  language: Language,
): Promise<Snapshot> {
  const rules = (await readRules(db))?.rules ?? null;
  return toSnapshot(results, language, {
    facts: await readFacts(db, booking),
    settings: await readSettings(db),
    rules,
    since: await readSince(db, booking, results, rules),
  });
}

interface SnapshotOptions {
  facts: Snapshot['facts'];
  settings: StoredSettings;
  rules: RuleSet | null;
  since: SampleSince[];
}

export function toSnapshot(
  results: SampleResult[],
  language: Language,
  { facts, settings, rules, since }: SnapshotOptions,
): Snapshot {
  const measured = results.filter(({ crops }) => crops.length > 0);
  return {
    results,
    ph_advice: measured.flatMap((result) => toPhAdvice(result, language, rules)),
    fertiliser_advice: measured.flatMap((result) => toFertiliserAdvice(result, language)),
    ...(since.length > 0 && { since }),
    disclaimer: resultTexts('en').disclaimer,
    facts: { ...facts, analyses: [...analysesOf(facts.test_type)] },
    letterhead: {
      name: settings.letterhead_name || 'Udongo',
      contacts: settings.letterhead_contacts || formatPhone(settings.support_phone_no),
      logo: settings.letterhead_logo,
    },
  };
}

async function readFacts(db: Db, booking: typeof bookings.$inferSelect): Promise<Snapshot['facts']> {
  const [county] = booking.county_id
    ? await db.select({ name: counties.name }).from(counties).where(eq(counties.id, booking.county_id))
    : [];
  const [agent] = booking.agent_id
    ? await db.select({ name: agents.agrovet_name }).from(agents).where(eq(agents.id, booking.agent_id))
    : [];
  const [verified] = await db
    .select({ on: bookingStatusChanges.changed_on, by: users.full_name, cause: bookingStatusChanges.cause })
    .from(bookingStatusChanges)
    .leftJoin(users, eq(users.id, bookingStatusChanges.changed_by_id))
    .where(and(eq(bookingStatusChanges.booking_id, booking.id), eq(bookingStatusChanges.status, 'verified')))
    .orderBy(desc(bookingStatusChanges.id))
    .limit(1);
  return {
    booking_code: booking.code,
    name: booking.name,
    soil_test_date: booking.soil_test_date,
    test_type: booking.test_type,
    county_name: county?.name ?? '',
    agrovet_name: agent?.name ?? '',
    verified_on: verified ? toInstant(verified.on) : null,
    verified_by_name: verified?.by ?? '',
    ...(verified?.cause === 'self_verified' && { self_verified: true }),
  };
}

/** Gives the advice that `samples.adjustPh` gives for the main crop; none where its pH was not rated. */
function toPhAdvice(
  { sample, soil_type, size_of_land, crops }: SampleResult,
  language: Language,
  rules: RuleSet | null,
): PhAdvice[] {
  const main = crops.find(({ is_main }) => is_main);
  const rating = main?.ratings.find(({ reading }) => reading === 'pH');
  if (!main || !rating || rating.value === null || !soil_type || !size_of_land) return [];
  const { value: ph, low, high } = rating;
  const onPlot = crops.map(({ crop_name }) => crop_name);
  const plot = { rules, soilType: soil_type, acres: Number(size_of_land), onPlot };
  const advice = advisePh({ cropName: main.crop_name, ph, low, high, ...plot }, language);
  return [{ sample, crop: main.crop, soil_type, size_of_land, ph, ph_low: low, ph_high: high, ...advice }];
}

/** Lists the products to spread for the main crop, the upper end of each amount. */
function toFertiliserAdvice({ sample, crops }: SampleResult, language: Language): FertiliserAdvice[] {
  const main = crops.find(({ is_main }) => is_main);
  const applications = (main?.actions ?? []).flatMap((action) => {
    const { product, timing, kg_per_acre_high, kg_high, bags_high } = action;
    if (action.kind !== 'fertiliser' || !product || kg_per_acre_high === null) return [];
    return [
      {
        product: resultTexts(language).products[product],
        timing: timing === 'planting' ? timing : ('top_dressing' as const),
        kg_per_acre: kg_per_acre_high,
        kg: kg_high ?? 0,
        bags: bags_high ?? 0,
        why: describeAction(action, language).why,
      },
    ];
  });
  return main && applications.length > 0 ? [{ sample, crop: main.crop, applications }] : [];
}
