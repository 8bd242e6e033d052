import type { Booking } from '@udongo/sdk';
import { codeOf } from '@udongo/ui';
import { useState } from 'react';
import { useServices } from '../../services/ServicesContext.ts';
import { ActionDialog } from '../ActionDialog.tsx';
import { CollectorField } from './CollectorField.tsx';
import { useCollectionText } from './collectionTexts.ts';

interface CollectorDialogProps {
  booking: Booking;
  onDone: () => void;
  onClose: () => void;
}

/** Assigns the person who collects the soil of a booking, for administrators. */
export function CollectorDialog({ booking, onDone, onClose }: CollectorDialogProps) {
  const t = useCollectionText();
  const { records, toaster } = useServices();
  const [chosen, setChosen] = useState({
    id: booking.collector ?? null,
    name: booking.collector_name ?? '',
  });
  const code = codeOf(booking);
  const assign = async () => {
    await records.bookings.assignCollector(booking.id, { collector: chosen.id });
    const { id, name } = chosen;
    const message =
      id === null ? t('collection.assignNobody', { code }) : t('collection.assignDone', { code, name });
    toaster.show({ tone: 'success', message });
    onDone();
  };
  return (
    <ActionDialog
      title={t('collection.assignTitle', { code })}
      description={t('collection.assignHint')}
      submit={t('collection.assignSubmit')}
      act={assign}
      onClose={onClose}
    >
      <CollectorField value={chosen.id} name={chosen.name} onChange={(id, name) => setChosen({ id, name })} />
    </ActionDialog>
  );
}
