import { todayInNairobi } from '@udongo/sdk/values';
import { and, desc, eq, isNotNull, isNull, notInArray } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { hasId } from '../../db/hasId.ts';
import { agents, bookings, dataRequests, farmers, reports, users } from '../../db/schema.ts';
import { isChosen, mayBeTold } from './notifications/listPeople.ts';
import { type Notice, notices } from './notifications/notices.ts';
import { writeNotice } from './notifications/noticeTexts.ts';
import type { Prepared, Task } from './Task.ts';
import { writeNoticeMail, writeNoticeSms } from './writeNoticeWords.ts';

type Booking = typeof bookings.$inferSelect;

/**
 * Makes the words of a notice from the present state: a reminder of a booking that was canceled in the meantime is not sent. It links
 * to the newest report that was given, or to the one that will be: `linkToGive`.
 */
export async function prepareNotice(
  db: Db,
  notice: Notice,
  task: Task,
  linkToGive?: string | null,
): Promise<Prepared> {
  const [user] = await db.select().from(users).where(hasId(users.id, task.user_id));
  if (task.user_id !== null && !user?.is_active) return { skipped: 'There is no such account.' };
  const row = notices[notice.notice];
  if (user && !isChosen(user, row.topic, task.channel)) {
    return { skipped: 'This person turned off this kind of message.' };
  }
  const language = user?.language ?? task.language;
  const write = (path: string, code = '') => {
    const text = writeNotice(language, code, notice);
    const told = {
      name: user?.full_name ?? task.name,
      link: `${task.appUrl}${path}`,
      optOut: row.class === 'promotional',
      support: task.support,
    };
    return task.channel === 'sms'
      ? writeNoticeSms(language, text, told, task.optOutText)
      : writeNoticeMail(language, text, { ...told, stopLink: `${task.appUrl}/account` });
  };
  if (row.topic === null) {
    if (await isWithdrawn(db, notice)) return { skipped: 'The request was withdrawn.' };
    // Somebody without a login asks the service instead.
    return write(user?.password_hash ? toPath(notice, undefined, undefined) : '/contact');
  }
  const [booking] = await db.select().from(bookings).where(hasId(bookings.id, task.booking_id));
  if (!booking && row.topic !== 'commissions') return { skipped: 'The booking is gone.' };
  const reportLink = linkToGive ?? (booking ? await readReportLink(db, booking.id) : undefined);
  const skipped = booking && outdated(notice, booking, { reportLink, now: task.now, userId: task.user_id });
  if (skipped) return { skipped };
  const isForAgent = await isAgent(db, task.user_id, booking);
  if (isForAgent && user && booking && !mayBeTold(user, booking, notice)) {
    return { skipped: 'The farmer does not share these results.' };
  }
  return write(toPath(notice, booking, reportLink, isForAgent), booking?.code);
}

/** Whether a deletion that a notice announces was withdrawn or refused in the meantime. */
async function isWithdrawn(db: Db, notice: Notice): Promise<boolean> {
  if (notice.notice !== 'deletion_soon') return false;
  const waits = and(eq(dataRequests.id, notice.request), eq(dataRequests.state, 'cooling_off'));
  return (await db.$count(dataRequests, waits)) === 0;
}

/** Notices that are true of a booking that is canceled, too. */
const afterwards: ReadonlySet<Notice['notice']> = new Set(['canceled', 'paid', 'refunded', 'refund_decided']);

/** Gives the reason why a notice is no longer true; undefined while it is. */
function outdated(
  notice: Notice,
  booking: Booking,
  { reportLink, now, userId }: { reportLink: string | undefined; now: Date; userId: number | null },
): string | undefined {
  if (booking.canceled && !afterwards.has(notice.notice)) return 'The booking is cancelled.';
  switch (notice.notice) {
    case 'booked':
    case 'to_collect':
    case 'moved':
    case 'move_declined':
      return booking.soil_test_date === notice.day ? undefined : 'The booking has another day now.';
    case 'assigned':
      return booking.collector_id === userId && booking.soil_test_date === notice.day
        ? undefined
        : 'Somebody else collects the soil, or on another day.';
    case 'move_asked':
      return booking.status === 'booked' && booking.soil_test_date !== notice.day
        ? undefined
        : 'The request was answered.';
    case 'day_before': {
      const tomorrow = todayInNairobi(new Date(now.getTime() + 86_400_000));
      const isTrue = booking.status === 'booked' && booking.soil_test_date === notice.day;
      return isTrue && notice.day === tomorrow ? undefined : 'The soil is not collected tomorrow.';
    }
    case 'report_ready':
    case 'report_corrected':
    case 'lime':
      return reportLink && booking.status === 'report_ready'
        ? undefined
        : 'The report is not ready any more.';
    case 'report_withdrawn':
      return reportLink ? undefined : 'The link of the report was revoked.';
    case 'payment_asked':
    case 'payment_failed':
    case 'payment_unanswered':
      return booking.paid ? 'The booking is paid.' : undefined;
    default:
      return undefined;
  }
}

async function readReportLink(db: Db, bookingId: number): Promise<string | undefined> {
  const [report] = await db
    .select({ link: reports.link })
    .from(reports)
    .where(and(eq(reports.booking_id, bookingId), isNotNull(reports.given_on), isNull(reports.revoked_on)))
    .orderBy(desc(reports.id))
    .limit(1);
  return report?.link;
}

/** Whether a notice goes to an agent of the booking, and not to its farmer. */
async function isAgent(db: Db, userId: number | null, booking: Booking | undefined): Promise<boolean> {
  const farmer = db
    .select({ id: farmers.user_id })
    .from(farmers)
    .where(hasId(farmers.id, booking?.farmer_id));
  return (
    (await db.$count(agents, and(hasId(agents.user_id, userId), notInArray(agents.user_id, farmer)))) > 0
  );
}

/**
 * Gives the page that shows the subject without a login, where there is one. An agent gets the page behind their login: the
 * others show what the farmer may not share.
 */
export function toPath(
  { notice }: Notice,
  booking: Pick<Booking, 'id' | 'uuid'> | undefined,
  reportLink: string | undefined,
  isForAgent = false,
): string {
  if (notices[notice].topic === null) return '/account';
  if (!booking) return '/earnings';
  if (notice === 'retest') return '/book';
  const isForStaff = notice === 'to_collect' || notice === 'assigned' || notice === 'move_asked';
  if (isForAgent || isForStaff) return `/bookings/${booking.id}`;
  const isOfReport = ['report_ready', 'report_corrected', 'report_withdrawn', 'lime'].includes(notice);
  return isOfReport ? `/r/${reportLink}` : `/status/${booking.uuid}`;
}
