import type { PublicBooking, VisitorAction } from '@udongo/sdk';
import { Button, Card } from '@udongo/ui';
import { useState } from 'react';
import { MoveList } from '../collection/MoveList.tsx';
import { VisitorCancelDialog } from './VisitorCancelDialog.tsx';
import { VisitorDayDialog } from './VisitorDayDialog.tsx';
import { useVisitorChangeText } from './visitorChangeTexts.ts';

interface VisitorChangeProps {
  booking: PublicBooking;
  /** Called once the server has stored a change. */
  onChanged: () => void;
}

/** Card where a person without an account cancels a booking or asks for another day, and reads the answer. Draws nothing on a service without `moves`. */
export function VisitorChange({ booking, onChanged }: VisitorChangeProps) {
  const t = useVisitorChangeText();
  const [dialog, setDialog] = useState<VisitorAction>();
  const { moves, status } = booking;
  const isOpen = status === 'booked';
  if (!moves || (!isOpen && moves.length === 0)) return null;
  const Dialog = dialog === 'cancel' ? VisitorCancelDialog : VisitorDayDialog;
  const done = () => {
    setDialog(undefined);
    onChanged();
  };
  return (
    <Card title={t('visitorChange.title')}>
      <MoveList moves={moves} />
      {isOpen && (
        <>
          <p className="app-quiet">{t('visitorChange.hint')}</p>
          <div className="app-actions">
            <Button onClick={() => setDialog('ask_move')}>{t('visitorChange.ask')}</Button>
            <Button variant="danger" onClick={() => setDialog('cancel')}>
              {t('visitorChange.cancel')}
            </Button>
          </div>
        </>
      )}
      {dialog && <Dialog booking={booking} onDone={done} onClose={() => setDialog(undefined)} />}
    </Card>
  );
}
