import { and, eq, inArray } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { agents, counties, crops } from '../../db/schema.ts';
import type { Issue } from '../../validation/issues.ts';
import { invalidKey } from '../../validation/storable.ts';
import { type FarmerRow, getFarmerRow, holdFarmer } from '../people/farmers.ts';
import { checkKeys } from '../platform/checkKeys.ts';
import type { BookingReading, BookingValues, SampleValues } from './bookingFields.ts';
import type { StoredBooking, StoredSample } from './StoredBooking.ts';

/** The records that a booking points at, as far as this person may point at them. */
export interface BookingReferences {
  /** The farmer that the booking will be linked to. */
  farmer: FarmerRow | null;
  issues: Issue[];
}

/**
 * Looks up every id of a booking. An unknown record, one out of the caller's reach and a withdrawn crop that was not
 * chosen before give the same error.
 */
export async function findReferences(
  db: Db,
  actor: Actor,
  { values, samples }: BookingReading,
  stored: StoredBooking | null,
): Promise<BookingReferences> {
  const farmer = await findLinkedFarmer(db, actor, values.farmer, stored);
  const issues = [
    ...(farmer === undefined ? [{ path: ['farmer'], message: invalidKey(values.farmer ?? 0) }] : []),
    ...(await agentIssues(db, actor, values.agent, stored)),
    ...(await checkKeys(db, agents.user_id, [{ path: ['referrer_agent'], id: values.referrer_agent }])),
    ...(await checkKeys(db, counties.id, [{ path: ['county'], id: values.county }])),
    ...(await missingCrops(db, values, samples, stored)).map(({ path, id }) => ({
      path,
      message: invalidKey(id),
    })),
  ];
  if (takesFarmerAway(actor, values.farmer, stored)) {
    issues.push({
      path: ['farmer'],
      message: 'Only the person who made this booking can remove its farmer.',
    });
  }
  return { farmer: farmer ?? null, issues };
}

/**
 * Lists the issues of the chosen agent. Visitors and farmers choose an agrovet; an agent who runs none can serve a booking,
 * too. An agent who was chosen before stays valid.
 */
async function agentIssues(
  db: Db,
  { role }: Actor,
  sent: number | null | undefined,
  stored: StoredBooking | null,
): Promise<Issue[]> {
  if (typeof sent !== 'number' || sent === stored?.row.agent_id) return [];
  const isAgrovet = role === 'anonymous' || role === 'farmer' ? eq(agents.is_agrovet, true) : undefined;
  const found = await db
    .select({ id: agents.id })
    .from(agents)
    .where(and(eq(agents.id, sent), isAgrovet));
  return found.length > 0 ? [] : [{ path: ['agent'], message: invalidKey(sent) }];
}

/**
 * A farmer books for themselves, so nobody named means the farmer who is linked, or their own record. On an update an absent
 * farmer, and the one that is linked already, stay. Gives undefined when the farmer can't be chosen.
 */
async function findLinkedFarmer(
  db: Db,
  actor: Actor,
  sent: number | null | undefined,
  stored: StoredBooking | null,
): Promise<FarmerRow | null | undefined> {
  const linked = stored?.row.farmer_id ?? null;
  const own = actor.role === 'farmer' ? (linked ?? actor.farmerId) : null;
  const id = sent === undefined && stored ? linked : (sent ?? own);
  if (id === null) return null;
  return id === linked ? getFarmerRow(db, id) : holdFarmer(db, actor, id);
}

/**
 * Whether an agent removes the farmer of a booking that somebody else made. Without its farmer only the person who made it
 * reaches a booking, so the agent would lose the booking and the farmer.
 */
function takesFarmerAway(
  actor: Actor,
  sent: number | null | undefined,
  stored: StoredBooking | null,
): boolean {
  if (actor.role !== 'agent' || sent !== null || !stored) return false;
  return stored.row.farmer_id !== null && stored.row.created_by_id !== actor.userId;
}

interface Pointer {
  path: (string | number)[];
  id: number;
}

/** Names only the first wrong crop of a list, as Django REST Framework does. */
async function missingCrops(
  db: Db,
  values: BookingValues,
  samples: readonly SampleValues[],
  stored: StoredBooking | null,
): Promise<Pointer[]> {
  const chosen: (Pointer & { before: readonly number[] })[] = [];
  const choose = (path: Pointer['path'], ids: readonly number[], before: readonly number[]) => {
    for (const id of ids) chosen.push({ path, id, before });
  };
  choose(['crops'], values.crops ?? [], stored?.crops ?? []);
  for (const [index, sample] of samples.entries()) {
    const before = cropsOf(stored?.samples.find(({ row }) => row.id === sample.id));
    choose(
      ['samples', index, 'main_crop'],
      typeof sample.main_crop === 'number' ? [sample.main_crop] : [],
      before,
    );
    choose(['samples', index, 'other_crops'], sample.other_crops ?? [], before);
  }
  const ids = [...new Set(chosen.map(({ id }) => id))];
  const rows =
    ids.length === 0
      ? []
      : await db.select({ id: crops.id, public: crops.public }).from(crops).where(inArray(crops.id, ids));
  const found = new Map(rows.map((crop) => [crop.id, crop.public]));
  const wrong = chosen.filter(({ id, before }) => !found.has(id) || !(found.get(id) || before.includes(id)));
  return wrong.filter(({ path }, index) => wrong.findIndex((other) => other.path === path) === index);
}

function cropsOf(sample: StoredSample | undefined): number[] {
  return sample ? [sample.row.main_crop_id, ...sample.otherCrops] : [];
}
