import type { Booking } from '@udongo/sdk';
import { Button, codeOf } from '@udongo/ui';
import { useState } from 'react';
import { LabelsDialog, useLabelsText } from './LabelsDialog.tsx';

/** Prints the labels of a booking's samples. A service without sample codes has no labels. */
export function PrintLabels({ booking }: { booking: Booking }) {
  const t = useLabelsText();
  const [isOpen, setIsOpen] = useState(false);
  if (!booking.samples.some(({ code }) => code)) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('labels.print')}</Button>
      {isOpen && (
        <LabelsDialog
          samples={booking.samples.map(({ id }) => id)}
          name={codeOf(booking)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
