import type { Booking, BookingStatus, NextStatus, Role } from '@udongo/sdk';
import { bookingStatuses } from '@udongo/sdk/values';
import { type AdminListBulkProps, BulkDialog } from '@udongo/ui';
import { useState } from 'react';
import { isStaff } from '../../lib/mayCall.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { ComponentProvider } from '../ComponentProvider.tsx';
import { StatusFields, useStatusChoice } from './StatusFields.tsx';
import { useStatusChangeText } from './statusChangeTexts.ts';
import { offerStepsBack, type Step } from './stepsBack.ts';

type Row = Pick<Booking, 'id' | 'status'>;

interface BulkStatusDialogProps<Booked extends Row> extends AdminListBulkProps<Booked> {
  role: Role;
}

/**
 * Changes the status of several bookings, one after the other. The server decides for each; what it refuses is listed by code. A toast
 * offers to take back the steps that were taken.
 */
export function BulkStatusDialog<Booked extends Row>({ role, ...bulk }: BulkStatusDialogProps<Booked>) {
  const t = useStatusChangeText();
  const services = useServices();
  const { records, toaster } = services;
  const [steps] = useState<Step[]>([]);
  const status = useStatusChoice(isStaff(role) ? forStaff(role) : forAgents);
  const { status: next, note } = status.choice;
  const count = bulk.rows.length;
  const change = async (row: Booked, options: { signal: AbortSignal }) => {
    if (next === '') return;
    const booking = await records.bookings.setStatus(row.id, { status: next, note: note.trim() }, options);
    steps.push({ booking, from: row.status, name: bulk.rowName(row) });
  };
  const finish: typeof bulk.onFinish = (done) => {
    // Where none failed, the dialog has said so.
    if (steps.length > 0 && done.length < count) {
      const message = t('statusChange.bulkDone', { count: done.length });
      offerStepsBack(services, { tone: 'info', message }, steps);
    }
    bulk.onFinish(done);
  };
  return (
    <ComponentProvider
      notify={(said) =>
        said.tone === 'success' ? offerStepsBack(services, said, steps) : toaster.show(said)
      }
    >
      <BulkDialog
        {...bulk}
        title={t('statusChange.bulkTitle', { count })}
        start={t('statusChange.change')}
        isReady={status.isReady}
        act={change}
        onFinish={finish}
        progress={(done) => t('statusChange.bulkProgress', { done, count })}
        failed={(done) => t('statusChange.bulkFailed', { done, count })}
        done={t('statusChange.bulkDone', { count })}
      >
        <StatusFields {...status} />
      </BulkDialog>
    </ComponentProvider>
  );
}

/** The steps of the work of staff; administrators take every one. The server refuses a step that the booking is not ready for. */
const stepsOf: Partial<Record<Role, readonly BookingStatus[]>> = {
  technician: ['sample_collected', 'received', 'analysed'],
  agronomist: ['received', 'analysed', 'verified'],
};

function forStaff(role: Role): readonly NextStatus[] {
  return (stepsOf[role] ?? bookingStatuses).map((status) => ({
    status,
    needs_reason: status === 'canceled',
  }));
}

const forAgents: readonly NextStatus[] = [
  { status: 'sample_collected', needs_reason: false },
  { status: 'canceled', needs_reason: true },
];
