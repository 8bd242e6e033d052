import type { Boot, Settings } from '@udongo/sdk';
import { testTypes } from '@udongo/sdk/values';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { agents, counties, crops } from '../../db/schema.ts';
import type { PartnerKeyRow } from '../people/partner-keys/judgePartnerKey.ts';
import { isOffered, readSettings, type StoredSettings } from '../platform/settings.ts';

/** Gives the data that the embedded form starts with. The same data give the same text, key by key. */
export async function readBoot(db: Db, partnerKey: PartnerKeyRow | null, appUrl: string): Promise<Boot> {
  const stored = await readSettings(db);
  const settings = pickFormSettings(stored);
  return {
    counties: await db
      .select({ id: counties.id, name: counties.name })
      .from(counties)
      .orderBy(asc(counties.name), asc(counties.id)),
    crops: await db
      .select({ id: crops.id, name: crops.name })
      .from(crops)
      .where(eq(crops.public, true))
      .orderBy(asc(crops.name), asc(crops.id)),
    test_types: testTypes.flatMap(({ analyses = [], ...test }) =>
      isOffered(stored, test.value) ? [{ ...test, analyses: [...analyses] }] : [],
    ),
    partner: partnerKey && (await readPartner(db, partnerKey)),
    settings,
    takes_idempotency_keys: true,
    status_page: `${appUrl}/status`,
  };
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
  allow_self_verification,
  self_verification_asked_on,
  offers_basic_test,
  offers_complete_test,
  offers_microbial_test,
  ...settings
}: StoredSettings): Settings {
  return settings;
}

async function readPartner(db: Db, { name, agent_id, referrer_agent_id }: PartnerKeyRow) {
  const [agrovet] =
    agent_id === null
      ? []
      : await db.select({ name: agents.agrovet_name }).from(agents).where(eq(agents.id, agent_id));
  return { name, agent: agent_id, agrovet_name: agrovet?.name ?? '', referrer_agent: referrer_agent_id };
}
