import type { Booking } from '@udongo/sdk';
import { codeOf, failureMessages, useMessages } from '@udongo/ui';
import { isNotOffered } from '../lib/isNotOffered.ts';
import { useText } from '../messages/translator.ts';
import { useServices } from '../services/ServicesContext.ts';
import { ActionDialog } from './ActionDialog.tsx';

const texts = { failure: failureMessages };

interface DeleteBookingProps {
  booking: Pick<Booking, 'id' | 'code'>;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a booking is deleted. Source: specification sections 2 and 8. */
export function DeleteBooking({ booking, onClose, onDeleted }: DeleteBookingProps) {
  const t = useText();
  const ui = useMessages(texts);
  const { udongo, toaster, failures } = useServices();

  const remove = async () => {
    try {
      await udongo.bookings.delete(booking.id);
      toaster.show({ tone: 'success', message: t('booking.deleted') });
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
      variant="danger"
      isQuestion
      act={remove}
      onClose={onClose}
    >
      {t('booking.deleteHint')}
    </ActionDialog>
  );
}
