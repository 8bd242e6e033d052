import type { PublicBooking } from '@udongo/sdk';
import { useState } from 'react';
import { useServices } from '../../services/ServicesContext.ts';
import { PhoneProofDialog } from '../phone-proof/PhoneProofDialog.tsx';
import { ReasonField } from '../ReasonField.tsx';
import { useVisitorChangeText } from './visitorChangeTexts.ts';

export interface VisitorDialogProps {
  booking: PublicBooking;
  onDone: () => void;
  onClose: () => void;
}

/** Cancels a booking, with a reason. */
export function VisitorCancelDialog({ booking, onDone, onClose }: VisitorDialogProps) {
  const t = useVisitorChangeText();
  const { visitor, toaster } = useServices();
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { uuid, code = '', paid } = booking;
  return (
    <PhoneProofDialog
      bookingCode={code}
      title={t('visitorChange.cancelTitle', { code })}
      description={t(paid ? 'visitorChange.cancelPaid' : 'visitorChange.cancelUnpaid')}
      submit={t('visitorChange.cancel')}
      variant="danger"
      cancel={t('visitorChange.keep')}
      isReady={() => {
        setIsChecked(true);
        return reason.trim() !== '';
      }}
      act={async (proof) => {
        await visitor.bookings.changeByUuid(uuid, { action: 'cancel', reason: reason.trim(), ...proof });
        toaster.show({ tone: 'success', message: t('visitorChange.canceled', { code }) });
        onDone();
      }}
      onStale={onDone}
      onClose={onClose}
    >
      <ReasonField
        label={t('visitorChange.cancelReason')}
        missing={t('visitorChange.cancelRequired')}
        isChecked={isChecked}
        value={reason}
        onChange={setReason}
      />
    </PhoneProofDialog>
  );
}
