import type {
  Booking,
  BookingMove,
  BookingStatus,
  CallOptions,
  PaymentIssue,
  PaymentIssueKind,
  Refund,
  RefundStatus,
  Role,
} from '@udongo/sdk';
import { type AgentGroup, groupByAgent } from '../../components/commission/groupByAgent.ts';
import { loadCode } from '../../components/OnDemand.tsx';
import { unlessNotTheirs } from '../../lib/isNotOffered.ts';
import { isStaff, mayCall } from '../../lib/mayCall.ts';
import type { Services } from '../../services/createServices.ts';
import type { WaitingList, Worker } from './askLists.ts';

const fields =
  'id,code,name,test_type,no_of_samples,paid,balance_due,canceled,status,due_on,is_late,may_verify';
type QueuedBooking = Pick<
  Booking,
  | 'id'
  | 'code'
  | 'name'
  | 'test_type'
  | 'no_of_samples'
  | 'paid'
  | 'balance_due'
  | 'canceled'
  | 'status'
  | 'due_on'
  | 'is_late'
  | 'may_verify'
>;

/** Work that waits for a role. `since` is a day or an instant. */
export type Work =
  | { kind: 'booking'; since: string; booking: QueuedBooking }
  | { kind: 'refund'; since: string; refund: Refund }
  | { kind: 'issue'; since: string; issue: PaymentIssueKind; count: number }
  | { kind: 'payout'; since: string; group: AgentGroup }
  | WaitingList
  | { kind: 'move'; since: string; booking: QueuedBooking; move: BookingMove }
  /** Work for which there was no room: bookings of a status, or other work of a kind. */
  | { kind: 'more'; since: string; of: BookingStatus | OtherWork; count: number };

export type OtherWork = 'refund' | 'issue' | 'payout' | 'move';

/** Statuses after which it is this role's turn. */
const turns: Partial<Record<Role, readonly BookingStatus[]>> = {
  administrator: ['booked', 'sample_collected', 'received', 'analysed', 'verified'],
  agent: ['booked'],
  technician: ['booked', 'sample_collected', 'received'],
  agronomist: ['analysed', 'verified'],
};

const shown = 8;

/** Asks what waits for a person; null where the service does not promise days. Errors: as the first list that fails. */
export async function askQueue(
  services: Pick<Services, 'udongo' | 'config' | 'pick'>,
  worker: Worker,
  options: CallOptions,
): Promise<Work[] | null> {
  const { role } = worker;
  const { udongo } = services;
  const { bookings } = udongo;
  const [moves, money, waiting, ...lists] = await Promise.all([
    role === 'agent' || mayCall(role, 'bookings.move')
      ? bookings.list({ has_move_request: true, limit: shown, fields: `${fields},moves` }, options)
      : { results: [], count: 0 },
    askMoney(udongo, role, options),
    isStaff(role) ? loadCode(loadLists).then(({ askLists }) => askLists(services, worker, options)) : [],
    ...(turns[role] ?? []).map((status) =>
      bookings.list({ status, ordering: 'due_on', limit: shown, fields }, options),
    ),
  ]);
  // A service that knows no filter by status gives a booking in each list.
  const found = [
    ...new Map(lists.flatMap(({ results }) => results).map((booking) => [booking.id, booking])).values(),
  ];
  if (found.some(({ due_on }) => due_on === undefined)) return null;
  const isList = ({ kind }: Work) => kind === 'list';
  const work = money.filter((one) => !isList(one));
  const isAsked = new Set<number>();
  for (const booking of moves.results) {
    // A service that knows no moves answers every booking.
    const move = booking.moves?.find(({ status }) => status === 'asked');
    if (!move) continue;
    isAsked.add(booking.id);
    work.push({ kind: 'move', since: move.created_on, booking, move });
  }
  for (const booking of found) {
    if (booking.due_on && !isAsked.has(booking.id))
      work.push({ kind: 'booking', since: booking.due_on, booking });
  }
  // Farmers who asked for another day wait for an answer: late work does not push them off the list.
  const first = (one: Work) => (one.kind === 'move' ? 0 : 1);
  work.sort((one, other) => first(one) - first(other) || one.since.localeCompare(other.since));
  const listed = work.slice(0, shown);
  const more = (turns[role] ?? []).flatMap((status, index) => {
    const page = lists[index];
    const isListed = ({ id }: { id: number }) =>
      listed.some((one) => 'booking' in one && one.booking.id === id);
    const count = page ? page.count - page.results.filter(isListed).length : 0;
    return count > 0 ? [{ kind: 'more', since: '', of: status, count } as const] : [];
  });
  // Where an answered booking asks for no other day, the count is of something else.
  const further = isAsked.size === moves.results.length ? moves.count - isAsked.size : 0;
  const others = (['move', 'refund', 'issue', 'payout'] as const).flatMap((of) => {
    const waiting = work.slice(shown).filter(({ kind }) => kind === of).length;
    const count = of === 'move' ? waiting + further : waiting;
    return count > 0 ? [{ kind: 'more', since: '', of, count } as const] : [];
  });
  // Whole lists are done beside the work that has a day.
  const wholeLists = [...waiting, ...money.filter(isList)];
  return [...listed, ...wholeLists, ...others, ...more];
}

/**
 * Refunds to decide and to give back, money to check, and payouts: for finance those of each agent, for administrators one row.
 * A service without some of these leaves them out.
 */
async function askMoney(
  { payments, commissions }: Services['udongo'],
  role: Role,
  options: CallOptions,
): Promise<Work[]> {
  const listRefunds = async (status: RefundStatus) => {
    if (!mayCall(role, 'payments.decideRefund')) return [];
    const found = await orNothing(payments.listRefunds({ status, limit: 100 }, options));
    // A service that knows no filter gives all of them.
    return found.filter((refund) => refund.status === status);
  };
  const [requested, approved, issues, asked] = await Promise.all([
    listRefunds('requested'),
    listRefunds('approved'),
    mayCall(role, 'payments.listIssues') ? orNothing(payments.listIssues({ limit: 100 }, options)) : [],
    mayCall(role, 'commissions.disburse')
      ? orNothing(commissions.list({ status: 'collected', limit: 100, ordering: 'id' }, options))
      : [],
  ]);
  return [
    ...requested.map((refund) => ({ kind: 'refund', since: refund.created_on, refund }) as const),
    ...approved.map(
      (refund) => ({ kind: 'refund', since: refund.decided_on ?? refund.created_on, refund }) as const,
    ),
    ...groupByKind(issues),
    ...(role === 'finance'
      ? groupByAgent(asked).map((group) => ({ kind: 'payout', since: group.since, group }) as const)
      : asked.length > 0
        ? [{ kind: 'list', of: 'payouts', count: asked.length, since: asked[0]?.collected_on ?? '' } as const]
        : []),
  ];
}

/** Visitors, whose home is the same page, need none of it. */
function loadLists() {
  return import('./askLists.ts');
}

/** One piece of work for each kind of money to check, since its oldest. */
function groupByKind(issues: readonly PaymentIssue[]): Work[] {
  const groups = new Map<PaymentIssueKind, { since: string; count: number }>();
  for (const { kind, since } of issues) {
    const group = groups.get(kind);
    const isOlder = group === undefined || since < group.since;
    groups.set(kind, { since: isOlder ? since : group.since, count: (group?.count ?? 0) + 1 });
  }
  return [...groups].map(([issue, group]) => ({ kind: 'issue', issue, ...group }));
}

async function orNothing<Row>(page: Promise<{ results: Row[] }>): Promise<Row[]> {
  return (await unlessNotTheirs(page))?.results ?? [];
}
