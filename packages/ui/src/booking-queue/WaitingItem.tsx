import type { Booking } from '@udongo/sdk';
import { type ReactNode, useState } from 'react';
import { accountProblems, logInAndSend } from '../lib/accountProblems.ts';
import { codeOf } from '../lib/codeOf.ts';
import { formatDate } from '../lib/formatDate.ts';
import { SupportLine } from '../lib/SupportLine.tsx';
import { takeFocus } from '../lib/takeFocus.ts';
import { testTypeLabels } from '../lib/testTypeLabels.ts';
import { useServerText } from '../lib/useServerText.ts';
import { Button } from '../primitives/button/index.ts';
import { Icon, type IconName } from '../primitives/icon/index.ts';
import { useLanguageTag, useMessages } from '../provider/index.ts';
import type { QueueProblem, WaitingBooking } from './BookingQueue.ts';
import { type QueueTextKey, type QueueTranslate, queueTexts } from './queueTexts.ts';

export interface WaitingItemProps {
  item: WaitingBooking;
  /** True while the booking is open in the form. */
  isOpen: boolean;
  wouldReplace: () => boolean;
  onEdit: () => Promise<void>;
  onSend: () => Promise<void>;
  /** The question whether a stored booking is this one. */
  question: ReactNode;
  onRemove: () => Promise<void>;
  onHide: () => void;
  statusHref: ((booking: Pick<Booking, 'id' | 'code' | 'uuid'>) => string) | undefined;
}

/** One booking of the queue: its farmer, test, date, state and buttons. */
export function WaitingItem({
  item,
  isOpen,
  wouldReplace,
  onEdit,
  onSend,
  question,
  onRemove,
  onHide,
  statusHref,
}: WaitingItemProps) {
  const t = useMessages(queueTexts);
  const locale = useLanguageTag();
  const [isAsking, setAsking] = useState(false);
  const { status, isSending, problem, booking, summary } = item;
  const { text, isServers, icon, tone } = describe(item, isOpen, t);
  const labelled = (key: ActionKey) => {
    const action = t(key);
    return { 'aria-label': t('bookingQueue.actionOf', { action, name: summary.name }), children: action };
  };
  const edit = () => {
    setAsking(false);
    void onEdit();
  };

  return (
    <li className="udongo-waiting__item" data-tone={tone}>
      <p className="udongo-waiting__name">{summary.name}</p>
      <p className="udongo-waiting__facts">
        {[
          t(testTypeLabels[summary.test_type]),
          formatDate(locale, summary.soil_test_date),
          t('bookingQueue.samples', { count: summary.samples }),
        ].join(' · ')}
      </p>
      <p className="udongo-waiting__state">
        <Icon name={icon} />
        <span role="status">{isServers ? <ServerText text={text} /> : text}</span>
      </p>
      {tone === 'problem' && <SupportLine />}
      {question}
      {isAsking ? (
        <div role="alert">
          <p className="udongo-waiting__facts">{t('bookingQueue.replaceAsk')}</p>
          <div className="udongo-waiting__actions">
            <Button variant="danger" onClick={edit}>
              {t('bookingQueue.replace')}
            </Button>
            <Button ref={takeFocus} onClick={() => setAsking(false)}>
              {t('bookingQueue.keep')}
            </Button>
          </div>
        </div>
      ) : (
        <div className="udongo-waiting__actions">
          {booking ? (
            <>
              {statusHref && booking.uuid && <a href={statusHref(booking)}>{t('bookingQueue.status')}</a>}
              <Button size="small" variant="quiet" onClick={onHide} {...labelled('bookingQueue.hide')} />
            </>
          ) : (
            <>
              {!isSending && !isOpen && (
                <Button
                  size="small"
                  variant={status === 'attention' && problem?.reason !== 'unknown' ? 'primary' : 'secondary'}
                  onClick={() => (wouldReplace() ? setAsking(true) : edit())}
                  {...labelled(problem?.reason === 'date' ? 'bookingQueue.editDate' : 'bookingQueue.edit')}
                />
              )}
              {!isOpen && canSend(item) && (
                <Button
                  size="small"
                  pending={isSending}
                  onClick={() => void onSend()}
                  {...labelled(sendLabels[problem?.reason ?? 'lost'] ?? 'bookingQueue.sendNow')}
                />
              )}
              {!isSending && !isOpen && (
                <Button
                  size="small"
                  variant="danger"
                  onClick={() => void onRemove()}
                  {...labelled('bookingQueue.delete')}
                />
              )}
            </>
          )}
        </div>
      )}
    </li>
  );
}

type ActionKey =
  | typeof logInAndSend
  | Extract<
      QueueTextKey,
      `bookingQueue.${'edit' | 'editDate' | 'sendNow' | 'sendAgain' | 'delete' | 'hide'}`
    >;

const sendLabels: Partial<Record<QueueProblem, ActionKey>> = {
  login: logInAndSend,
  unknown: 'bookingQueue.sendAgain',
};

/** False for a refused booking: the server would refuse it again until it is edited. */
function canSend({ status, problem }: WaitingBooking): boolean {
  return status !== 'attention' || problem?.reason === 'unknown' || problem?.reason === 'forbidden';
}

const problemTexts = {
  lost: 'bookingQueue.waitingLost',
  server: 'bookingQueue.waitingServer',
  throttled: 'bookingQueue.waitingThrottled',
  ...accountProblems,
  date: 'bookingQueue.date',
  unknown: 'bookingQueue.unknown',
  refused: 'bookingQueue.refused',
  missing: 'bookingQueue.refused',
  stored: 'bookingQueue.stored',
} as const satisfies Record<QueueProblem, QueueTextKey>;

/** A text of the server, in the language of the page if it has a translation. */
function ServerText({ text }: { text: string }) {
  return useServerText()(text);
}

interface Description {
  text: string;
  /** True if the text is the server's own. */
  isServers?: boolean;
  icon: IconName;
  tone: 'wait' | 'problem' | 'done';
}

function describe(
  { status, isSending, problem, booking }: WaitingBooking,
  isOpen: boolean,
  t: QueueTranslate,
): Description {
  if (booking) {
    return { text: t('bookingQueue.sent', { code: codeOf(booking) }), icon: 'check', tone: 'done' };
  }
  if (isSending) return { text: t('bookingQueue.sending'), icon: 'refresh', tone: 'wait' };
  if (isOpen) {
    return { text: t('bookingQueue.open', { press: t('bookingSummary.book') }), icon: 'info', tone: 'wait' };
  }
  if (status === 'editing') return { text: t('bookingQueue.editing'), icon: 'warning', tone: 'problem' };
  const needsPerson = status === 'attention' || problem?.reason === 'login';
  const look = needsPerson ? asProblem : asWaiting;
  if (!problem) return { ...look, text: t('bookingQueue.waiting') };
  const { reason, message, fieldErrors } = problem;
  // Show a refusal that names no field in the server's own words: the form has no control to show it at.
  const isServers = reason === 'refused' && message !== '' && Object.keys(fieldErrors).length === 0;
  return { ...look, isServers, text: isServers ? message : t(problemTexts[reason]) };
}

const asProblem = { icon: 'warning', tone: 'problem' } as const;
const asWaiting = { icon: 'clock', tone: 'wait' } as const;
