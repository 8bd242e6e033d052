import type { Booking, BookingStatus, NextStatus, Role } from '@udongo/sdk';
import { bookingStatuses } from '@udongo/sdk/values';
import { type AdminListBulkProps, BulkDialog } from '@udongo/ui';
import { isStaff } from '../../lib/mayCall.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { StatusFields, useStatusChoice } from './StatusFields.tsx';
import { useStatusChangeText } from './statusChangeTexts.ts';

type Row = Pick<Booking, 'id'>;

interface BulkStatusDialogProps<Booked extends Row> extends AdminListBulkProps<Booked> {
  role: Role;
}

/** Changes the status of several bookings, one after the other. The server decides for each; what it refuses is listed by code. */
export function BulkStatusDialog<Booked extends Row>({ role, ...bulk }: BulkStatusDialogProps<Booked>) {
  const t = useStatusChangeText();
  const { records } = useServices();
  const status = useStatusChoice(isStaff(role) ? forStaff(role) : forAgents);
  const { status: next, note } = status.choice;
  const count = bulk.rows.length;
  return (
    <BulkDialog
      {...bulk}
      title={t('statusChange.bulkTitle', { count })}
      start={t('statusChange.change')}
      isReady={status.isReady}
      act={async ({ id }, options) =>
        next !== '' && records.bookings.setStatus(id, { status: next, note: note.trim() }, options)
      }
      progress={(done) => t('statusChange.bulkProgress', { done, count })}
      failed={(done) => t('statusChange.bulkFailed', { done, count })}
      done={t('statusChange.bulkDone', { count })}
    >
      <StatusFields {...status} />
    </BulkDialog>
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
