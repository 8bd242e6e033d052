import type { Boot, Settings } from '@udongo/sdk';
import { testTypes } from '@udongo/sdk/values';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { agents, counties, crops } from '../../db/schema.ts';
import { readAgentsOf } from '../bookings/agentsOf.ts';
import { findCropRule, type RuleSet } from '../laboratory/rules/RuleSet.ts';
import { readRules } from '../laboratory/rules/readRules.ts';
import type { PartnerKeyRow } from '../people/partner-keys/judgePartnerKey.ts';
import { isOffered, readSettings, type StoredSettings } from '../platform/settings.ts';

/** Gives what the embedded form starts with on every page. The same data give the same text, key by key. */
export async function readFormLists(
  db: Db,
): Promise<Pick<Boot, 'counties' | 'crops' | 'test_types' | 'settings'>> {
  const stored = await readSettings(db);
  const settings = pickFormSettings(stored);
  const known = await db
    .select({ id: crops.id, name: crops.name })
    .from(crops)
    .where(eq(crops.public, true))
    .orderBy(asc(crops.name), asc(crops.id));
  const rules = (await readRules(db))?.rules;
  return {
    counties: await db
      .select({ id: counties.id, name: counties.name })
      .from(counties)
      .orderBy(asc(counties.name), asc(counties.id)),
    crops: known.map((crop) => ({ ...crop, has_amounts: hasAmounts(rules, crop.name) })),
    test_types: testTypes.flatMap(({ analyses = [], ...test }) =>
      isOffered(stored, test.value) ? [{ ...test, analyses: [...analyses] }] : [],
    ),
    settings,
  };
}

function hasAmounts(rules: RuleSet | undefined, cropName: string): boolean {
  const rule = rules && findCropRule(rules, cropName);
  return rule !== undefined && rule.needs.length > 0;
}

/** Reports and invoices are none of the form's: it does without what they say of the business. */
function pickFormSettings({
  letterhead_name,
  letterhead_contacts,
  letterhead_logo,
  commission_percentage,
  business_name,
  business_details,
  business_kra_pin,
  tax_lines,
  paybill,
  support_email,
  sms_price,
  days_between_calibrations,
  asks_for_controls,
  duplicates_one_in,
  allow_self_verification,
  self_verification_asked_on,
  offers_basic_test,
  offers_complete_test,
  offers_microbial_test,
  ...settings
}: StoredSettings): Settings {
  return settings;
}

/** Gives what it knows of the partner on whose page it is. */
export async function readPartner(db: Db, { name, agent_id, referrer_agent_id }: PartnerKeyRow) {
  const partner = { name, agent: agent_id, agrovet_name: '', referrer_agent: referrer_agent_id };
  // Without a shop, the visitor chooses one: nobody can say before who would see the results.
  if (agent_id === null) return partner;
  const [agrovet] = await db
    .select({ name: agents.agrovet_name })
    .from(agents)
    .where(eq(agents.id, agent_id));
  const booked = { id: 0, farmer_id: null, created_by_id: null, agent_id, referrer_agent_id };
  const taking = (await readAgentsOf(db, [booked])).get(booked.id) ?? [];
  return {
    ...partner,
    agrovet_name: agrovet?.name ?? '',
    ...(taking.length > 0 && { shares_with: taking.map((agent) => agent.name) }),
  };
}
