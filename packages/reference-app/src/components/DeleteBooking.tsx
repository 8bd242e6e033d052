import type { Booking } from '@udongo/sdk';
import { codeOf, failureMessages, useMessages } from '@udongo/ui';
import { isKeptInBin } from '../lib/isKeptInBin.ts';
import { isNotOffered } from '../lib/isNotOffered.ts';
import { useText } from '../messages/translator.ts';
import { useServices } from '../services/ServicesContext.ts';
import { useUndoDelete } from '../services/useUndoDelete.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { useStatusChangeText } from './status-change/statusChangeTexts.ts';

const texts = { failure: failureMessages };

interface DeleteBookingProps {
  booking: Pick<Booking, 'id' | 'code' | 'may_delete' | 'version'>;
  onClose: () => void;
  onDeleted: () => void;
  onRestored: () => void;
}

/** Asks before a booking is deleted. Source: specification sections 2 and 8. */
export function DeleteBooking({ booking, onClose, onDeleted, onRestored }: DeleteBookingProps) {
  const t = useText();
  const ui = useMessages(texts);
  const status = useStatusChangeText();
  const { udongo, toaster, failures } = useServices();
  const { hasBin, offerUndo } = useUndoDelete();
  const isKept = hasBin && isKeptInBin(booking);

  const remove = async () => {
    try {
      await udongo.bookings.delete(booking.id);
      toaster.show({ tone: 'success', message: t('booking.deleted') });
      if (isKept) offerUndo({ kind: 'booking', record: booking.id }, onRestored);
      onDeleted();
    } catch (error) {
      if (isNotOffered(error, true)) toaster.show({ tone: 'error', message: ui('failure.notOffered') });
      else failures.report(error);
    }
    onClose();
  };

  return (
    <ActionDialog
      title={t('booking.deleteTitle', { code: codeOf(booking) })}
      description={t('booking.deleteAsk')}
      submit={t('booking.delete')}
      cancel={status('statusChange.keep')}
      variant="danger"
      isQuestion
      act={remove}
      onClose={onClose}
    >
      {t(isKept ? 'booking.deleteKept' : 'booking.deleteHint')}
    </ActionDialog>
  );
}
