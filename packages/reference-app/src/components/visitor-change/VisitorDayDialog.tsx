import { todayInNairobi } from '@udongo/sdk/values';
import { Field, formatDate, Input, useLocale } from '@udongo/ui';
import { useState } from 'react';
import { useServices } from '../../services/ServicesContext.ts';
import { useCollectionText } from '../collection/collectionTexts.ts';
import { PhoneProofDialog } from '../phone-proof/PhoneProofDialog.tsx';
import { ReasonField } from '../ReasonField.tsx';
import type { VisitorDialogProps } from './VisitorCancelDialog.tsx';

/** Asks for another day, with a reason. */
export function VisitorDayDialog({ booking, onDone, onClose }: VisitorDialogProps) {
  const t = useCollectionText();
  const locale = useLocale();
  const { visitor, toaster } = useServices();
  const [day, setDay] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { uuid, code = '', soil_test_date } = booking;
  const today = todayInNairobi();
  const same = t('collection.daySame', { date: formatDate(locale, soil_test_date) });
  const wrong = day < today ? t('collection.dayRequired') : day === soil_test_date && same;
  return (
    <PhoneProofDialog
      bookingCode={code}
      title={t('collection.askTitle', { code })}
      description={t('collection.askHint')}
      submit={t('collection.askSubmit')}
      isReady={() => {
        setIsChecked(true);
        return !wrong && reason.trim() !== '';
      }}
      act={async (proof) => {
        const wish = { soil_test_date: day, reason: reason.trim() };
        await visitor.bookings.changeByUuid(uuid, { action: 'ask_move', ...wish, ...proof });
        const date = formatDate(locale, day);
        toaster.show({ tone: 'success', message: t('collection.askDone', { date }) });
        onDone();
      }}
      onStale={onDone}
      onClose={onClose}
    >
      <Field label={t('collection.newDay')} required error={isChecked && wrong}>
        <Input type="date" min={today} value={day} onChange={({ target }) => setDay(target.value)} />
      </Field>
      <ReasonField
        label={t('collection.reason')}
        hint={t('collection.reasonHint')}
        missing={t('collection.reasonRequired')}
        isChecked={isChecked}
        value={reason}
        onChange={setReason}
      />
    </PhoneProofDialog>
  );
}
