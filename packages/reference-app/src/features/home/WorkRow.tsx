import type { BookingStatus } from '@udongo/sdk';
import { formatKes, formatPhone, todayInNairobi } from '@udongo/sdk/values';
import { Badge, codeOf, formatDate, useLocale } from '@udongo/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BookingPayment } from '../../components/BookingPayment.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { sumOf } from '../../components/commission/groupByAgent.ts';
import { daysBetween } from '../../components/numbers/periods.ts';
import { useWords } from '../../lib/useWords.ts';
import { useServices } from '../../services/ServicesContext.ts';
import type { ListOfWork } from './askLists.ts';
import type { OtherWork, Work } from './askQueue.ts';
import { useHomeText } from './homeTexts.ts';

/** Key of a line of work among the others. */
export function keyOf(work: Work): string | number {
  if (work.kind === 'booking' || work.kind === 'move') return work.booking.id;
  if (work.kind === 'refund') return `refund ${work.refund.id}`;
  if (work.kind === 'issue') return `issue ${work.issue}`;
  if (work.kind === 'payout') return `payout ${work.group.key}`;
  return `${work.kind} ${work.of}`;
}

/** One line of the queue: what waits, whose it is, since when, and one button. */
export function WorkRow({ work }: { work: Work }) {
  switch (work.kind) {
    case 'booking':
      return <BookingRow {...work} />;
    case 'refund':
      return <RefundRow {...work} />;
    case 'issue':
      return <IssueRow {...work} />;
    case 'payout':
      return <PayoutRow {...work} />;
    case 'move':
      return <MoveRow {...work} />;
    case 'more':
      return <MoreRow {...work} />;
    case 'list':
      return <ListRow {...work} />;
  }
}

const lists: Record<ListOfWork, string> = {
  messages: '/messages?is_handled=false',
  'review-moderation': '/review-moderation?is_published=false',
  'data-requests': '/data-requests?state=asked',
  payouts: '/payouts',
  'rule-sets': '/rule-sets',
};

function BookingRow({ booking, since }: Extract<Work, { kind: 'booking' }>) {
  const t = useHomeText();
  const words = useWords();
  const locale = useLocale();
  const samples = t('queue.samples', { count: booking.no_of_samples });
  const turn = turnOf(booking.status, useServices().config.withoutScreens);
  // This person saved its readings.
  const needsColleague = booking.may_verify === false;
  return (
    <QueueRow
      code={codeOf(booking)}
      booking={booking.id}
      whose={booking.name}
      about={`${words.testType(booking.test_type)}, ${samples}`}
      badges={
        <>
          <Badge tone={booking.is_late ? 'error' : 'neutral'}>
            {booking.is_late
              ? t('queue.late', { count: daysBetween(since, todayInNairobi()) })
              : t('queue.due', { date: formatDate(locale, since) })}
          </Badge>
          <BookingPayment booking={booking} />
          {needsColleague && <Badge>{t('queue.colleague')}</Badge>}
        </>
      }
      to={turn.to(booking.id)}
      action={t(needsColleague ? 'queue.readings' : `queue.${turn.action}`)}
    />
  );
}

function RefundRow({ refund, since }: Extract<Work, { kind: 'refund' }>) {
  const t = useHomeText();
  const locale = useLocale();
  return (
    <QueueRow
      code={refund.booking_code}
      booking={refund.booking}
      whose={t('queue.refund', { amount: formatKes(refund.amount) })}
      about={refund.reason}
      badges={
        <Badge>
          {t(refund.status === 'approved' ? 'queue.approved' : 'queue.asked', {
            date: formatDate(locale, since),
          })}
        </Badge>
      }
      to={`/refunds?status=${refund.status}`}
      action={t(refund.status === 'approved' ? 'queue.payBack' : 'queue.decide')}
    />
  );
}

function IssueRow({ issue, since, count }: Extract<Work, { kind: 'issue' }>) {
  const t = useHomeText();
  const locale = useLocale();
  const kind = t(`issueKinds.${issue}`);
  return (
    <QueueRow
      code={t('queue.money')}
      name={kind}
      booking={null}
      whose={kind}
      about={t('queue.toCheck', { count })}
      badges={<Badge tone="warning">{t('queue.since', { date: formatDate(locale, since) })}</Badge>}
      to={`/payment-issues?kind=${issue}`}
      action={t('queue.check')}
    />
  );
}

function PayoutRow({ group, since }: Extract<Work, { kind: 'payout' }>) {
  const t = useHomeText();
  const locale = useLocale();
  const { agent, phone, commissions } = group;
  return (
    <QueueRow
      code={t('queue.payout')}
      name={agent}
      booking={null}
      whose={agent}
      about={
        phone
          ? t('queue.payTo', { amount: sumOf(commissions), phone: formatPhone(phone) })
          : sumOf(commissions)
      }
      badges={<Badge>{t('queue.asked', { date: formatDate(locale, since) })}</Badge>}
      to="/payouts"
      action={t('queue.payOut')}
    />
  );
}

function ListRow({ of, count, since }: Extract<Work, { kind: 'list' }>) {
  const t = useHomeText();
  const locale = useLocale();
  return (
    <QueueRow
      code={t(`lists.${of}`)}
      booking={null}
      whose={t(`waiting.${of}`, { count })}
      about=""
      badges={since && <Badge>{t('queue.since', { date: formatDate(locale, since) })}</Badge>}
      to={lists[of]}
      action={t('queue.open')}
    />
  );
}

function MoveRow({ booking, move, since }: Extract<Work, { kind: 'move' }>) {
  const t = useHomeText();
  const locale = useLocale();
  const { from_date, asked_date, reason } = move;
  const [from = '', to = ''] = [from_date, asked_date].map((day) => formatDate(locale, day));
  return (
    <QueueRow
      code={codeOf(booking)}
      booking={booking.id}
      whose={booking.name}
      about={`${t('queue.move', { from, to })}: ${reason}`}
      badges={<Badge tone="warning">{t('queue.asked', { date: formatDate(locale, since) })}</Badge>}
      to={`/bookings/${booking.id}`}
      action={t('queue.answer')}
    />
  );
}

const listsOf: Record<OtherWork, string> = {
  move: '/bookings?has_move_request=true',
  refund: '/refunds',
  issue: '/payment-issues',
  payout: '/payouts',
};

function MoreRow({ of, count }: Extract<Work, { kind: 'more' }>) {
  const t = useHomeText();
  const { withoutScreens } = useServices().config;
  const [to, text] =
    of === 'move' || of === 'refund' || of === 'issue' || of === 'payout'
      ? [listsOf[of], t(`moreOf.${of}`, { count })]
      : [
          `/bookings?status=${of}&ordering=due_on`,
          t('queue.more', { action: t(`queue.${turnOf(of, withoutScreens).action}`), count }),
        ];
  return (
    <li>
      <Link to={to} className="app-recent__code">
        {text}
      </Link>
    </li>
  );
}

interface QueueRowProps {
  code: string;
  /** In the button's name; the code when absent. */
  name?: string;
  /** A booking's id; null for work of no booking. */
  booking: number | null;
  whose: string;
  about: string;
  badges: ReactNode;
  to: string;
  action: string;
}

function QueueRow({ code, name = code, booking, whose, about, badges, to, action }: QueueRowProps) {
  return (
    <li>
      <Link to={booking === null ? to : `/bookings/${booking}`} className="app-recent__code">
        {code}
      </Link>
      <span className="app-recent__what">
        <span>{whose}</span>
        <span className="app-recent__test">{about}</span>
      </span>
      <span className="app-recent__badges">{badges}</span>
      <span className="app-recent__action">
        <ButtonLink to={to} aria-label={`${action}: ${name}`}>
          {action}
        </ButtonLink>
      </span>
    </li>
  );
}

type Action = 'collect' | 'receive' | 'measure' | 'verify' | 'report' | 'open';

/** Next step after a status, and the page where it is done. */
function turnOf(
  status: BookingStatus | undefined,
  withoutScreens: readonly string[],
): { action: Action; to: (booking: number) => string } {
  const open = { action: 'open', to: (id: number) => `/bookings/${id}` } as const;
  const isOfBench = status === 'sample_collected' || status === 'received';
  if (isOfBench && withoutScreens.includes('bench')) return open;
  if (status === 'booked') return { action: 'collect', to: (id) => `/bookings/${id}` };
  if (status === 'sample_collected') return { action: 'receive', to: () => '/bench/receive' };
  if (status === 'received') return { action: 'measure', to: () => '/bench' };
  if (status === 'analysed') return { action: 'verify', to: (id) => `/bookings/${id}/verify` };
  if (status === 'verified') return { action: 'report', to: (id) => `/bookings/${id}/results` };
  return open;
}
