import type { Booking, BookingMove } from '@udongo/sdk';
import { codeOf } from '@udongo/ui';
import { useState } from 'react';
import { useServices } from '../../services/ServicesContext.ts';
import { ActionDialog } from '../ActionDialog.tsx';
import { ReasonField } from '../ReasonField.tsx';
import { useCollectionText } from './collectionTexts.ts';

interface DeclineDialogProps {
  booking: Booking;
  request: BookingMove;
  onDone: () => void;
  onClose: () => void;
}

/** Declines a request for another day; the farmer reads why. */
export function DeclineDialog({ booking, request, onDone, onClose }: DeclineDialogProps) {
  const t = useCollectionText();
  const { records, toaster } = useServices();
  const [note, setNote] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const code = codeOf(booking);
  const send = async () => {
    await records.bookings.declineMove(booking.id, { request: request.id, note: note.trim() });
    toaster.show({ tone: 'success', message: t('collection.declineDone', { code }) });
    onDone();
  };
  return (
    <ActionDialog
      title={t('collection.declineTitle', { code })}
      description={t('collection.declineHint')}
      submit={t('collection.decline')}
      variant="danger"
      act={() => {
        setIsChecked(true);
        return note.trim() === '' ? null : send();
      }}
      onClose={onClose}
    >
      <ReasonField
        label={t('collection.declineReason')}
        hint={t('collection.declineReasonHint')}
        missing={t('collection.declineRequired')}
        isChecked={isChecked}
        value={note}
        onChange={setNote}
      />
    </ActionDialog>
  );
}
