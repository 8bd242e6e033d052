import type { Booking } from '@udongo/sdk';
import { Button, commonMessages, Dialog, useMessages } from '@udongo/ui';
import { useState } from 'react';
import { useServices } from '../app/ServicesContext.ts';
import { codeOf } from '../lib/bookingFacts.ts';
import { isNotOffered } from '../lib/isNotOffered.ts';
import { useText } from '../messages/translator.ts';

const texts = { common: commonMessages };

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
  const [pending, setPending] = useState(false);

  const remove = async () => {
    setPending(true);
    try {
      await udongo.bookings.delete(booking.id);
      toaster.show({ tone: 'success', message: t('booking.deleted') });
      onDeleted();
    } catch (error) {
      if (isNotOffered(error, true)) toaster.show({ tone: 'error', message: ui('common.notOffered') });
      else failures.report(error);
    }
    onClose();
  };

  return (
    <Dialog
      open
      size="small"
      onOpenChange={() => !pending && onClose()}
      title={t('booking.deleteTitle', { code: codeOf(booking) })}
      description={t('booking.deleteAsk')}
      footer={
        <div className="app-actions">
          <Button onClick={onClose} disabled={pending} data-autofocus="">
            {ui('common.cancel')}
          </Button>
          <Button variant="danger" pending={pending} onClick={remove}>
            {t('booking.delete')}
          </Button>
        </div>
      }
    >
      {t('booking.deleteHint')}
    </Dialog>
  );
}
