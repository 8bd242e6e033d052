import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import * as tables from '../../db/schema.ts';
import { pickPeople, waysOf } from '../../services/messages/notifications/listPeople.ts';
import type { Notice } from '../../services/messages/notifications/notices.ts';
import { notifyOfMessage, writeTo } from '../../services/messages/notifications/notify.ts';
import { dayMs } from '../ids.ts';
import { insertRows } from '../insertRows.ts';
import { livingFarmerUserId, shopUserId } from './livingIds.ts';
import type { LivingBooks, StoredLiving } from './seedLivingBookings.ts';

interface PlannedNotice {
  booked: StoredLiving;
  notice: Notice;
  on: Date;
  by: number | null;
}

/** Stores the notifications of the last four months; the demo farmer keeps all. Nothing is sent to invented people. */
export async function seedLivingNotices(db: Db, { booked, books }: LivingBooks, now: Date): Promise<void> {
  const since = new Date(now.getTime() - 120 * dayMs);
  const found = await db.select().from(tables.users).where(eq(tables.users.is_active, true));
  const told = booked
    .flatMap((one) => [...listSteps(one), ...listPayments(one, books.payments)])
    .filter(({ on, booked: { plan } }) => on > since || plan.farmer?.id === 1)
    .sort((a, b) => a.on.getTime() - b.on.getTime())
    .flatMap(({ booked: { plan, row }, notice, on, by }) => {
      const around = {
        farmer: plan.farmer && livingFarmerUserId(plan.farmer.id),
        referrer: toShopUser(plan.farmer?.shop ?? null),
        shop: toShopUser(row.agent_id === null ? null : row.agent_id - 1),
      };
      return pickPeople(row, notice, { ...around, found })
        .filter(({ userId }) => userId === null || userId !== by)
        .map((person) => writeTo(person, notice, { booking: row, open: waysOf(person, notice), now: on }));
    });
  const lately = new Date(now.getTime() - 8 * dayMs);
  await insertRows(
    db,
    tables.notifications,
    told.flatMap(({ app }) => app.map((row) => ({ ...row, is_read: row.created_on < lately }))),
  );
  const skipped = { status: 'skipped', reason: 'These people are invented.' };
  const empty = { attempts: 0, subject: '', text: '', html: '' };
  await insertRows(
    db,
    tables.messages,
    told.flatMap(({ outbox }) => outbox.map((row) => ({ ...row, ...skipped, ...empty }))),
  );
  for (const message of await db.select().from(tables.contactMessages)) {
    await notifyOfMessage(db, message, message.created_on);
  }
}

const toShopUser = (shop: number | null) => (shop === null ? null : shopUserId(shop));

function listSteps(booked: StoredLiving): PlannedNotice[] {
  return booked.steps.flatMap(({ status, note = '', changed_on: on, changed_by_id: by = null }) => {
    const notice = toNotice(status, booked.row.soil_test_date, note);
    return notice ? [{ booked, notice, on, by: status === 'report_ready' ? null : by }] : [];
  });
}

function toNotice(status: string, day: string, reason: string): Notice | undefined {
  if (status === 'booked') return { notice: 'booked', day };
  if (status === 'sample_collected') return { notice: 'collected' };
  if (status === 'canceled') return { notice: 'canceled', reason };
  return status === 'report_ready' ? { notice: 'report_ready' } : undefined;
}

function listPayments(booked: StoredLiving, payments: LivingBooks['books']['payments']): PlannedNotice[] {
  const own = payments.filter(({ booking_id }) => booking_id === booked.row.id);
  return own.map(({ status, amount, amount_received, created_on: on, created_by_id: by = null }) => {
    const isFailed = amount_received === null;
    const notice: Notice = isFailed
      ? { notice: 'payment_failed', amount }
      : { notice: 'paid', amount: amount_received ?? amount };
    return { booked, notice, on, by: status === 'failed' ? null : by };
  });
}
