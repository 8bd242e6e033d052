import type { PublicReport, Report, ReportSend } from '@udongo/sdk';
import { and, asc, desc, eq, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { one } from '../../../db/one.ts';
import { orderBy } from '../../../db/ordering.ts';
import { bookings, reportSends, reports, users } from '../../../db/schema.ts';
import { searchWords } from '../../../db/search.ts';
import { notFound } from '../../../errors.ts';
import { seesAll } from '../../../mayCall.ts';
import { invalid } from '../../../validation/issues.ts';
import { bookingsOf } from '../../people/bookingsOf.ts';
import { maskName } from '../../people/maskName.ts';
import { isShared, whereShared } from '../../people/sharedWith.ts';
import { countRows } from '../../platform/countRows.ts';
import {
  cutPage,
  type FilterConditions,
  type Listed,
  type ListQuery,
  toCondition,
} from '../../platform/list.ts';
import { toInstant } from '../../platform/toInstant.ts';
import { getBookingResults, notShared } from '../results/readResults.ts';
import { isSameResults } from './isSameResults.ts';
import { hideSince } from './readSince.ts';
import { numberOf, writeNumber } from './reportNumber.ts';
import { isToCorrect } from './withdrawnReports.ts';

export interface ReportFilters {
  booking?: number | undefined;
  is_sent?: boolean | undefined;
  is_explained?: boolean | undefined;
  to_correct?: boolean | undefined;
}

const filters: FilterConditions<ReportFilters> = {
  booking: (id) => eq(reports.booking_id, id),
  is_sent: (is) => (is ? isNotNull(reports.sent_on) : isNull(reports.sent_on)),
  is_explained: (is) => (is ? isNotNull(reports.explained_on) : isNull(reports.explained_on)),
  to_correct: (is) => (is ? isToCorrect : not(isToCorrect)),
};

const orderings = { id: reports.id, generated_on: reports.generated_on };
const explainers = alias(users, 'explainers');
const withdrawers = alias(users, 'withdrawers');

/** Reports of the bookings within the caller's reach. */
export async function listReports(
  db: Db,
  actor: Actor,
  query: ListQuery & ReportFilters,
): Promise<Listed<Report>> {
  const where = and(
    reportsOf(db, actor),
    toCondition(filters, query),
    searchWords(bookings.search_text, query.search),
  );
  const total = one(
    await db
      .select({ count: countRows })
      .from(reports)
      .innerJoin(bookings, eq(bookings.id, reports.booking_id))
      .where(where),
  );
  return cutPage(query, total.count, async (limit, offset) => {
    const order = orderBy(query.ordering, orderings);
    const rows = hideLinks(actor, await selectReports(db, actor, { where, order, limit, offset }));
    return query.booking === undefined ? rows : judgeReports(db, actor, query.booking, rows);
  });
}

/** Errors: throws 404 out of the caller's reach. */
export async function getReport(db: Db, actor: Actor, id: number): Promise<Report> {
  const [report] = await selectReports(db, actor, { where: and(eq(reports.id, id), reportsOf(db, actor)) });
  if (!report) throw notFound();
  const [judged = report] = await judgeReports(db, actor, report.booking, hideLinks(actor, [report]));
  return judged;
}

/** A link would show an agent the report after the farmer stopped sharing it. */
function hideLinks<Row extends Report>(actor: Actor, rows: Row[]): Row[] {
  if (actor.role !== 'agent') return rows;
  return rows.map((row) => ({
    ...row,
    link: null,
    replaced_by: row.replaced_by && { ...row.replaced_by, link: null },
  }));
}

/** Tells staff whether the results of a booking are still those of its reports. */
async function judgeReports(
  db: Db,
  actor: Actor,
  booking: number,
  rows: (Report & PublicReport)[],
): Promise<(Report & PublicReport)[]> {
  if (!seesAll(actor, 'reports.list') || rows.length === 0) return rows;
  const now = await getBookingResults(db, actor, booking, new Date(0));
  return rows.map((report) => ({ ...report, is_current: isSameResults(report.results, now) }));
}

/**
 * A report of a booking, the latest one where none is named. Errors: throws 404 for a booking out of the caller's reach, 403 for one that
 * the farmer does not share, 400 under
 * `booking` where it has no report that they see.
 */
export async function getBookingReport(
  db: Db,
  actor: Actor,
  { booking, report }: { booking: number | undefined; report: number | undefined },
): Promise<Report & PublicReport> {
  if (booking === undefined) throw refuse('This field is required.');
  const [reached] = await db
    .select({ farmer_id: bookings.farmer_id, shared_with: bookings.shared_with })
    .from(bookings)
    .where(and(eq(bookings.id, booking), bookingsOf(db, actor)));
  if (!reached) throw notFound();
  if (!isShared(actor, reached)) throw notShared();
  const where = and(
    eq(reports.booking_id, booking),
    report === undefined ? undefined : eq(reports.id, report),
    reportsOf(db, actor),
  );
  const [found] = await selectReports(db, actor, { where, order: [desc(reports.id)], limit: 1 });
  if (!found) throw refuse('This booking has no report yet.');
  const [shown = found] = hideLinks(actor, [found]);
  return shown;
}

function refuse(message: string) {
  return invalid([{ path: ['booking'], message }]);
}

/**
 * Gives the report as anyone with its link sees it: everything but the whole name, and who measured and verified. Errors: throws 404 for an
 * unknown or revoked link.
 */
export async function getPublicReport(db: Db, link: string): Promise<PublicReport> {
  const [row] = await db
    .select({ report: reports, ...sinceThen })
    .from(reports)
    .innerJoin(bookings, eq(bookings.id, reports.booking_id))
    .where(and(eq(reports.link, link), isNull(reports.revoked_on)));
  if (!row) throw notFound();
  const [snapshot = row.report.snapshot] = await hideSince(
    db,
    [{ snapshot: row.report.snapshot, farmer: row.farmer }],
    undefined,
  );
  const { facts, results, ...report } = toPublicReport({ ...row.report, snapshot }, row);
  return {
    ...report,
    results: results.map((result) => ({ ...result, measured_by_name: '' })),
    facts: { ...facts, name: maskName(facts.name), verified_by_name: '' },
  };
}

/** Farmers, and agents with whom they share it, see what was given to the farmer: nothing that staff still look at, or never sent. */
function reportsOf(db: Db, actor: Actor): SQL | undefined {
  if (seesAll(actor, 'reports.list')) return undefined;
  return and(bookingsOf(db, actor), whereShared(actor), isNotNull(reports.given_on));
}

interface Selection {
  where: SQL | undefined;
  order?: SQL[];
  limit?: number;
  offset?: number;
}

async function selectReports(db: Db, actor: Actor, selection: Selection): Promise<(Report & PublicReport)[]> {
  const { where, order = [asc(reports.id)], limit = 200, offset = 0 } = selection;
  const rows = await db
    .select({
      report: reports,
      ...sinceThen,
      explainer: explainers.full_name,
      withdrawer: withdrawers.full_name,
      toCorrect: isToCorrect,
    })
    .from(reports)
    .innerJoin(bookings, eq(bookings.id, reports.booking_id))
    .leftJoin(explainers, eq(explainers.id, reports.explained_by_id))
    .leftJoin(withdrawers, eq(withdrawers.id, reports.withdrawn_by_id))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const snapshots = await hideSince(
    db,
    rows.map(({ report: { snapshot }, farmer }) => ({ snapshot, farmer })),
    and(bookingsOf(db, actor), whereShared(actor)),
  );
  const sends = await selectSends(
    db,
    rows.map(({ report }) => report.id),
  );
  const isStaff = seesAll(actor, 'reports.list');
  return rows.map(({ report, explainer, withdrawer, toCorrect, ...since }, index) => ({
    ...toPublicReport({ ...report, snapshot: snapshots[index] ?? report.snapshot }, since),
    ...(since.newest && { newest: since.newest.id }),
    id: report.id,
    booking: report.booking_id,
    generated_by: report.generated_by_id,
    sent_on: report.sent_on && toInstant(report.sent_on),
    link: report.revoked_on ? null : report.link,
    explained_on: report.explained_on && toInstant(report.explained_on),
    explained_by_name: explainer ?? '',
    ...(isStaff && { withdrawn_by_name: withdrawer ?? '' }),
    to_correct: toCorrect,
    sends: sends.flatMap(({ report_id, ...send }) => (report_id === report.id ? [send] : [])),
  }));
}

/** The first report of the booking that the farmer was given after this one, which took its place. */
interface Newer {
  given_on: string;
  reason: string;
}

/** Facts of a report that come after it was made. */
const sinceThen = {
  code: bookings.code,
  farmer: bookings.farmer_id,
  changed: bookings.results_changed_on,
  revision: sql<number>`${numberOf('reports')}`.mapWith(Number),
  before: sql<number | null>`(select ${numberOf('earlier')} from reports earlier
    where earlier.booking_id = ${reports.booking_id} and earlier.id < ${reports.id} and earlier.given_on is not null
    order by earlier.id desc limit 1)`,
  /** The day and the reason of the report that took the place of this one. */
  replaced: sql<Newer | null>`(select json_build_object('given_on', newer.given_on, 'reason', newer.reason)
    from reports newer
    where newer.booking_id = ${reports.booking_id} and newer.id > ${reports.id} and newer.given_on is not null
    order by newer.given_on, newer.id limit 1)`,
  /** The newest report that the farmer has, which the old link leads to. */
  newest: sql<{ id: number; revision: number; link: string | null } | null>`(select json_build_object(
      'id', newer.id, 'revision', ${numberOf('newer')},
      'link', case when newer.revoked_on is null then newer.link end)
    from reports newer
    where newer.booking_id = ${reports.booking_id} and newer.id > ${reports.id} and newer.given_on is not null
    order by newer.id desc limit 1)`,
};

interface SinceThen {
  code: string;
  changed: Date | null;
  revision: number;
  before: number | null;
  replaced: Newer | null;
  newest: { id: number; revision: number; link: string | null } | null;
}

function toPublicReport(
  row: typeof reports.$inferSelect,
  { code, changed, revision, before, replaced, newest }: SinceThen,
): PublicReport {
  const replacedOn = replaced && new Date(replaced.given_on);
  const isChanged = changed !== null && changed > row.generated_on;
  const outdated = isChanged && (replacedOn === null || changed < replacedOn) ? changed : replacedOn;
  return {
    generated_on: toInstant(row.generated_on),
    rule_version: row.rule_version,
    language: row.language,
    remarks: row.remarks,
    ...row.snapshot,
    outdated_on: outdated ? toInstant(outdated) : null,
    number: writeNumber(code, revision),
    reason: row.reason,
    replaces: before === null ? null : writeNumber(code, before),
    replaced_by:
      replaced && newest && replacedOn
        ? {
            number: writeNumber(code, newest.revision),
            given_on: toInstant(replacedOn),
            reason: replaced.reason,
            link: newest.link,
          }
        : null,
    withdrawn_on: row.withdrawn_on && toInstant(row.withdrawn_on),
    withdrawn_reason: row.withdrawn_reason,
  };
}

async function selectSends(db: Db, ids: number[]): Promise<(ReportSend & { report_id: number })[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ send: reportSends, name: users.full_name })
    .from(reportSends)
    .leftJoin(users, eq(users.id, reportSends.sent_by_id))
    .where(inArray(reportSends.report_id, ids))
    .orderBy(asc(reportSends.id));
  return rows.map(({ send: { report_id, channel, outcome, sent_on }, name }) => ({
    report_id,
    channel,
    outcome,
    sent_on: toInstant(sent_on),
    sent_by_name: name ?? '',
  }));
}
