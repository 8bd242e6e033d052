import type { Booking, BookingStatus, NextStatus } from '@udongo/sdk';
import { formatKes } from '@udongo/sdk/values';
import { codeOf } from '@udongo/ui';
import { useServices } from '../../services/ServicesContext.ts';
import { ActionDialog } from '../ActionDialog.tsx';
import { StatusFields, useStatusChoice } from './StatusFields.tsx';
import { useStatusChangeText } from './statusChangeTexts.ts';

interface StatusDialogProps {
  booking: Pick<Booking, 'id' | 'code' | 'amount_paid'>;
  /** The statuses to choose from. */
  options: readonly NextStatus[];
  /** The status that is settled already; null to choose one. */
  settled: BookingStatus | null;
  onClose: () => void;
  onChanged: (booking: Booking) => void;
}

/** Asks for the new status and its reason, and changes one booking. */
export function StatusDialog({ booking, options, settled, onClose, onChanged }: StatusDialogProps) {
  const t = useStatusChangeText();
  const { udongo } = useServices();
  const status = useStatusChoice(options, settled ?? '');
  const code = codeOf(booking);
  const isCancel = settled === 'canceled';
  const hint = [
    t('statusChange.cancelHint'),
    Number(booking.amount_paid) > 0 &&
      t('statusChange.cancelPaid', { amount: formatKes(booking.amount_paid) }),
  ];

  const change = () => {
    const { status: next, note } = status.choice;
    return status.isReady() && next !== '' ? send(next, note.trim()) : null;
  };
  const send = async (next: BookingStatus, note: string) =>
    onChanged(await udongo.bookings.setStatus(booking.id, { status: next, note }));

  return (
    <ActionDialog
      title={t(isCancel ? 'statusChange.cancelTitle' : 'statusChange.title', { code })}
      description={isCancel ? hint.filter(Boolean).join(' ') : undefined}
      submit={t(isCancel ? 'statusChange.canceled' : 'statusChange.change')}
      {...(isCancel && { variant: 'danger', cancel: t('statusChange.keep') })}
      act={change}
      onClose={onClose}
    >
      <StatusFields {...status} isSettled={settled !== null} />
    </ActionDialog>
  );
}
