import type { BookingStatus, Role } from '@udongo/sdk';
import { formatKes, formatPhone } from '@udongo/sdk/values';
import { Badge, Card, codeOf, formatDate, Skeleton, useLocale } from '@udongo/ui';
import { type ReactNode, useCallback, useEffect } from 'react';
import { Link } from 'react-router';
import { BookingPayment } from '../../components/BookingPayment.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { sumOf } from '../../components/commission/groupByAgent.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { SlowNotice } from '../../components/SlowNotice.tsx';
import { mayCollect } from '../../lib/mayCall.ts';
import { useWords } from '../../lib/useWords.ts';
import { useText } from '../../messages/translator.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { askQueue, type OtherWork, type Work } from './askQueue.ts';
import { useHomeText } from './homeTexts.ts';
import { RecentBookings } from './RecentBookings.tsx';
import '../../components/recent.css';

interface WorkQueueProps {
  role: Role;
  /** Called once it is here, or can't be had. */
  onSettled: () => void;
}

/** Work that waits for this person, whose it is, since when, and the way to do it. Without promised days, the latest bookings. */
export function WorkQueue({ role, onSettled }: WorkQueueProps) {
  const t = useHomeText();
  const app = useText();
  const { udongo, config } = useServices();
  const ask = useCallback(
    (wanted: Role, options: { signal: AbortSignal }) => askQueue(udongo, wanted, options),
    [udongo],
  );
  const { data, error, reload, slow, status } = useLoaded(ask, role);
  const isSettled = status === 'success' || status === 'error';
  useEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled, onSettled]);
  // An agent has those below.
  if (data === null) return role === 'agent' ? null : <RecentBookings withNames onSettled={onSettled} />;
  return (
    <Card
      title={t('queue.title')}
      actions={
        <>
          {mayCollect(role) && !config.withoutScreens.includes('to-collect') && (
            <Link className="udongo-button" data-variant="quiet" to="/to-collect">
              {app('shell.toCollect')}
            </Link>
          )}
          {role !== 'finance' && (
            <Link className="udongo-button" data-variant="quiet" to="/bookings">
              {app('home.allBookings')}
            </Link>
          )}
        </>
      }
    >
      {status === 'error' && <LoadFailure error={error} onRetry={reload} />}
      <SlowNotice slow={slow} />
      {!data && status !== 'error' && <Skeleton lines={5} shape="control" />}
      {data?.length === 0 && <EmptyState title={t('queue.noneTitle')}>{t('queue.none')}</EmptyState>}
      {data && data.length > 0 && (
        <ul className="app-recent" data-queue>
          {data.map((work) =>
            work.kind === 'refund' ? (
              <RefundRow key={`refund ${work.refund.id}`} {...work} />
            ) : work.kind === 'issue' ? (
              <IssueRow key={`issue ${work.issue}`} {...work} />
            ) : work.kind === 'payout' ? (
              <PayoutRow key={`payout ${work.group.key}`} {...work} />
            ) : work.kind === 'move' ? (
              <MoveRow key={`move ${work.booking.id}`} {...work} />
            ) : work.kind === 'more' ? (
              <MoreRow key={`more ${work.of}`} {...work} />
            ) : (
              <BookingRow key={work.booking.id} {...work} />
            ),
          )}
        </ul>
      )}
    </Card>
  );
}

function BookingRow({ booking, since }: Extract<Work, { kind: 'booking' }>) {
  const t = useHomeText();
  const words = useWords();
  const locale = useLocale();
  const samples = t('queue.samples', { count: booking.no_of_samples });
  const turn = turnOf(booking.status, useServices().config.withoutScreens);
  return (
    <QueueRow
      code={codeOf(booking)}
      booking={booking.id}
      whose={booking.name}
      about={`${words.testType(booking.test_type)}, ${samples}`}
      badges={
        <>
          <Badge tone={booking.is_late ? 'error' : 'neutral'}>
            {t(booking.is_late ? 'queue.late' : 'queue.due', { date: formatDate(locale, since) })}
          </Badge>
          <BookingPayment booking={booking} />
        </>
      }
      to={turn.to(booking.id)}
      action={t(`queue.${turn.action}`)}
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
