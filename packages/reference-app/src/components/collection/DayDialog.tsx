import type { Booking, BookingMove } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { codeOf, Field, formatDate, Input, Textarea, useLocale } from '@udongo/ui';
import { useState } from 'react';
import { useServices } from '../../services/ServicesContext.ts';
import { ActionDialog } from '../ActionDialog.tsx';
import { ReasonField } from '../ReasonField.tsx';
import { useCollectionText } from './collectionTexts.ts';

interface DayDialogProps {
  booking: Booking;
  /** The farmer asks for the day; everybody else moves the booking to it. */
  isWish: boolean;
  /** The open request, which a move answers. */
  request?: BookingMove | undefined;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for another day, or moves a booking to it. */
export function DayDialog({ booking, isWish, request, onDone, onClose }: DayDialogProps) {
  const t = useCollectionText();
  const locale = useLocale();
  const { records, toaster } = useServices();
  const [day, setDay] = useState(request?.asked_date ?? '');
  const [note, setNote] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const today = todayInNairobi();
  const code = codeOf(booking);
  const wrong =
    day < today
      ? t('collection.dayRequired')
      : day === booking.soil_test_date &&
        t('collection.daySame', { date: formatDate(locale, booking.soil_test_date) });
  const act = () => {
    setIsChecked(true);
    return wrong || (isWish && note.trim() === '') ? null : send();
  };
  const send = async () => {
    const date = formatDate(locale, day);
    if (isWish) {
      await records.bookings.askMove(booking.id, { soil_test_date: day, reason: note.trim() });
      toaster.show({ tone: 'success', message: t('collection.askDone', { date }) });
    } else {
      const answered = request && { request: request.id };
      await records.bookings.move(booking.id, { soil_test_date: day, note: note.trim(), ...answered });
      toaster.show({ tone: 'success', message: t('collection.moveDone', { code, date }) });
    }
    onDone();
  };
  return (
    <ActionDialog
      title={t(isWish ? 'collection.askTitle' : 'collection.moveTitle', { code })}
      description={t(isWish ? 'collection.askHint' : 'collection.moveHint')}
      submit={t(isWish ? 'collection.askSubmit' : 'collection.moveSubmit')}
      act={act}
      onClose={onClose}
    >
      <div className="app-fields">
        <Field label={t('collection.newDay')} required error={isChecked && wrong}>
          <Input type="date" min={today} value={day} onChange={({ target }) => setDay(target.value)} />
        </Field>
        {isWish ? (
          <ReasonField
            label={t('collection.reason')}
            hint={t('collection.reasonHint')}
            missing={t('collection.reasonRequired')}
            isChecked={isChecked}
            value={note}
            onChange={setNote}
          />
        ) : (
          <Field label={t('collection.note')} hint={t('collection.noteHint')}>
            <Textarea
              rows={2}
              maxLength={500}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </Field>
        )}
      </div>
    </ActionDialog>
  );
}
