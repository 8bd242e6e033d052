import type { Booking } from '@udongo/sdk';
import { SupportLine } from '../lib/SupportLine.tsx';
import { Button, type ButtonProps } from '../primitives/button/index.ts';
import { Icon } from '../primitives/icon/index.ts';
import { useMessages } from '../provider/index.ts';
import { queueTexts } from './queueTexts.ts';
import type { WaitingAction, WaitingRow } from './useWaitingWords.ts';

export interface WaitingItemProps {
  row: WaitingRow;
  statusHref: ((booking: Pick<Booking, 'id' | 'code' | 'uuid'>) => string) | undefined;
}

/** One booking of the queue: its farmer, test, date, state and buttons. */
export function WaitingItem({ row, statusHref }: WaitingItemProps) {
  const { item, name, facts, state, text, question, actions } = row;
  const t = useMessages(queueTexts);
  const { booking, status, problem } = item;
  const isRefused = status === 'attention' && problem?.reason !== 'unknown';
  return (
    <li className="udongo-waiting__item" data-state={state}>
      <p className="udongo-waiting__name">{name}</p>
      <p className="udongo-waiting__facts">{facts}</p>
      <p className="udongo-waiting__state">
        <Icon name={icons[state]} />
        <span role="status">{text}</span>
      </p>
      {state === 'problem' && <SupportLine />}
      {question && (
        <p className="udongo-waiting__facts" role="alert">
          {question}
        </p>
      )}
      <div className="udongo-waiting__actions">
        {booking?.uuid && statusHref && <a href={statusHref(booking)}>{t('bookingQueue.status')}</a>}
        {actions.map((action) => (
          <Button
            key={action.name}
            size="small"
            variant={action.name === 'edit' && isRefused ? 'primary' : variants[action.name]}
            pending={item.isSending}
            {...action.props}
          />
        ))}
      </div>
    </li>
  );
}

const icons = {
  waiting: 'clock',
  sending: 'refresh',
  open: 'info',
  problem: 'warning',
  sent: 'check',
} as const;

/** The variants of buttons that are not secondary. */
const variants: Partial<Record<WaitingAction['name'], NonNullable<ButtonProps['variant']>>> = {
  accept: 'primary',
  delete: 'danger',
  hide: 'quiet',
  replace: 'danger',
};
