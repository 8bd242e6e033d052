import type { Booking } from '@udongo/sdk';
import { type AdminListBulkProps, BulkDialog } from '@udongo/ui';
import { useState } from 'react';
import { useServices } from '../../services/ServicesContext.ts';
import { CollectorField } from './CollectorField.tsx';
import { useCollectionText } from './collectionTexts.ts';

type Row = Pick<Booking, 'id'>;

/** Assigns the person who collects the soil of several bookings, one after the other; refused ones are listed by code. */
export function BulkCollectorDialog<Booked extends Row>(bulk: AdminListBulkProps<Booked>) {
  const t = useCollectionText();
  const { records } = useServices();
  const [chosen, setChosen] = useState<{ id: number | null; name: string }>({ id: null, name: '' });
  const count = bulk.rows.length;
  return (
    <BulkDialog
      {...bulk}
      title={t('collection.assignMany', { count })}
      start={t('collection.assignSubmit')}
      isReady={() => chosen.id !== null}
      act={({ id }, options) => records.bookings.assignCollector(id, { collector: chosen.id }, options)}
      progress={(done) => t('collection.assignProgress', { done, count })}
      failed={(done) => t('collection.assignFailed', { done, count })}
      done={t('collection.assignedMany', { count })}
    >
      <CollectorField value={chosen.id} name={chosen.name} onChange={(id, name) => setChosen({ id, name })} />
    </BulkDialog>
  );
}
