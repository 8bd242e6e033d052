import type { Booking, BookingStatus, NextStatus } from '@udongo/sdk';
import { Button, commonMessages, Dialog, useMessages } from '@udongo/ui';
import { useState } from 'react';
import { useServices } from '../../app/ServicesContext.ts';
import { codeOf } from '../../lib/bookingFacts.ts';
import { StatusFields, useStatusChoice } from './StatusFields.tsx';
import { useStatusChangeText } from './statusChangeTexts.ts';

const texts = { common: commonMessages };

interface StatusDialogProps {
  booking: Pick<Booking, 'id' | 'code'>;
  /** What may be chosen. */
  options: readonly NextStatus[];
  /** The status that is settled already; null to choose one. */
  settled: BookingStatus | null;
  onClose: () => void;
  onChanged: (booking: Booking) => void;
}

/** Asks for the new status and its reason, and changes one booking. */
export function StatusDialog({ booking, options, settled, onClose, onChanged }: StatusDialogProps) {
  const t = useStatusChangeText();
  const ui = useMessages(texts);
  const { udongo, failures } = useServices();
  const [pending, setPending] = useState(false);
  const status = useStatusChoice(options, settled ?? '');
  const code = codeOf(booking);
  const isCancel = settled === 'canceled';

  const change = async () => {
    const { status: next, note } = status.choice;
    if (!status.isReady() || next === '') return;
    setPending(true);
    try {
      onChanged(await udongo.bookings.setStatus(booking.id, { status: next, note: note.trim() }));
    } catch (error) {
      failures.report(error);
      setPending(false);
    }
  };

  return (
    <Dialog
      open
      size="small"
      onOpenChange={() => !pending && onClose()}
      title={t(isCancel ? 'statusChange.cancelTitle' : 'statusChange.title', { code })}
      description={isCancel ? t('statusChange.cancelHint') : undefined}
      footer={
        <div className="app-actions">
          <Button onClick={onClose} disabled={pending}>
            {isCancel ? t('statusChange.keep') : ui('common.cancel')}
          </Button>
          <Button variant={isCancel ? 'danger' : 'primary'} pending={pending} onClick={() => void change()}>
            {t(isCancel ? 'statusChange.canceled' : 'statusChange.change')}
          </Button>
        </div>
      }
    >
      <StatusFields {...status} isSettled={settled !== null} />
    </Dialog>
  );
}
