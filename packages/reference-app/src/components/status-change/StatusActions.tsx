import type { Booking, BookingStatus } from '@udongo/sdk';
import { Button, codeOf } from '@udongo/ui';
import { type ReactNode, useState } from 'react';
import { statusKeyOf } from '../../lib/bookingFacts.ts';
import { useText } from '../../messages/translator.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { CollectionState } from '../collection/CollectionState.tsx';
import { useCollection } from '../collection/useCollections.ts';
import { keepLastStep, readStatusBefore } from './lastStep.ts';
import { StatusDialog } from './StatusDialog.tsx';
import { useStatusChangeText } from './statusChangeTexts.ts';
import './statusChange.css';

interface StatusActionsProps {
  booking: Booking;
  /** The steps so far. The button of the next step is above them, so that it does not move when the dates of the steps arrive. */
  children: ReactNode;
  /** Called once the server has stored a step. */
  onChanged: () => void;
}

/**
 * Where a booking is, and the steps that this person may take, as the server says in `next_statuses`: the normal next one as a
 * button, the others in a dialog, and the way back after a step. A service without `next_statuses` offers none.
 */
export function StatusActions({ booking, children, onChanged }: StatusActionsProps) {
  const t = useStatusChangeText();
  const app = useText();
  const { udongo, toaster, failures } = useServices();
  const [dialog, setDialog] = useState<{ settled: BookingStatus | null }>();
  const [pending, setPending] = useState(false);
  const { status } = booking;
  const before = readStatusBefore(booking.id, status);
  const options = booking.next_statuses ?? [];
  const [first] = options;
  const next = first && !first.needs_reason && first.status !== 'canceled' ? first.status : null;
  const others = options.filter((option) => option.status !== next && option.status !== 'canceled');
  const mayCancel = options.some((option) => option.status === 'canceled');
  const mayUndo = before !== undefined && options.some((option) => option.status === before);

  const collection = useCollection(booking, () => finish({ status: 'sample_collected' }));

  const finish = (changed: Pick<Booking, 'status'>) => {
    setDialog(undefined);
    keepLastStep({ booking: booking.id, from: status, to: changed.status });
    if (changed.status === 'booked') collection.remove();
    const now = changed.status && app(statusKeyOf(changed.status));
    toaster.show({
      tone: 'success',
      message: t('statusChange.done', { code: codeOf(booking), status: now ?? '' }),
    });
    onChanged();
  };
  const goOn = async (to: BookingStatus) => {
    setPending(true);
    // A collector can be where there is no network.
    if (to === 'sample_collected') {
      await collection.press();
      setPending(false);
      return;
    }
    try {
      finish(await udongo.bookings.setStatus(booking.id, { status: to, note: '' }));
    } catch (error) {
      failures.report(error);
    }
    setPending(false);
  };

  const hasMore = mayUndo || others.length > 0 || mayCancel;
  return (
    <div className="app-status-actions">
      {next === 'verified' && (
        <div className="app-status-actions__more">
          <ButtonLink
            to={`/bookings/${booking.id}/verify`}
            variant={booking.may_verify === false ? undefined : 'primary'}
          >
            {t(booking.may_verify === false ? 'statusChange.seeReadings' : 'statusChange.verified')}
          </ButtonLink>
          {booking.may_verify === false && <p className="app-quiet">{t('statusChange.otherVerifies')}</p>}
        </div>
      )}
      {next === 'sample_collected' && <CollectionState booking={booking} collection={collection} />}
      {next && next !== 'verified' && !(next === 'sample_collected' && collection.state === 'waiting') && (
        <Button variant="primary" pending={pending} onClick={() => void goOn(next)}>
          {t(`statusChange.${next}`)}
        </Button>
      )}
      {children}
      {hasMore && (
        <div className="app-status-actions__more">
          {mayUndo && (
            <Button onClick={() => setDialog({ settled: before })}>{t('statusChange.undo')}</Button>
          )}
          {others.length > 0 && (
            <Button onClick={() => setDialog({ settled: null })}>{t('statusChange.other')}</Button>
          )}
          {mayCancel && (
            <Button variant="danger" onClick={() => setDialog({ settled: 'canceled' })}>
              {t('statusChange.canceled')}
            </Button>
          )}
        </div>
      )}
      {dialog && (
        <StatusDialog
          booking={booking}
          options={options}
          settled={dialog.settled}
          onClose={() => setDialog(undefined)}
          onChanged={finish}
        />
      )}
    </div>
  );
}
