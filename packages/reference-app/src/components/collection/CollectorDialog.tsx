import type { Booking } from '@udongo/sdk';
import { codeOf, Field, Input } from '@udongo/ui';
import { useState } from 'react';
import { wardLength } from '../../lib/wardLength.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { ActionDialog } from '../ActionDialog.tsx';
import { CollectorField } from './CollectorField.tsx';
import { useCollectionText } from './collectionTexts.ts';

interface CollectorDialogProps {
  booking: Booking;
  onDone: () => void;
  onClose: () => void;
}

/** Assigns the person who collects the soil of a booking, for administrators, and says its ward where the service keeps one. */
export function CollectorDialog({ booking, onDone, onClose }: CollectorDialogProps) {
  const t = useCollectionText();
  const { records, toaster } = useServices();
  const [chosen, setChosen] = useState({
    id: booking.collector ?? null,
    name: booking.collector_name ?? '',
  });
  // A ward that nobody typed here is not sent: a colleague can have said another one.
  const [typed, setTyped] = useState<string>();
  const ward = typed?.trim();
  const code = codeOf(booking);
  const assign = async () => {
    await records.bookings.assignCollector(booking.id, {
      collector: chosen.id,
      ...(ward !== undefined && { ward }),
    });
    toaster.show({ tone: 'success', message: sayDone() });
    onDone();
  };
  const sayDone = () => {
    const { id, name } = chosen;
    if (ward !== undefined && ward !== booking.ward && id === (booking.collector ?? null))
      return t('collection.wardDone', { code });
    return id === null ? t('collection.assignNobody', { code }) : t('collection.assignDone', { code, name });
  };
  return (
    <ActionDialog
      title={t('collection.assignTitle', { code })}
      description={t('collection.assignHint')}
      submit={t('collection.assignSubmit')}
      act={assign}
      onClose={onClose}
    >
      <div className="app-fields">
        <CollectorField
          value={chosen.id}
          name={chosen.name}
          onChange={(id, name) => setChosen({ id, name })}
        />
        {booking.ward !== undefined && (
          <Field label={t('collection.ward')} hint={t('collection.wardHint')}>
            <Input
              maxLength={wardLength}
              autoComplete="off"
              value={typed ?? booking.ward}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
        )}
      </div>
    </ActionDialog>
  );
}
