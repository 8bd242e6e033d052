import type { BookingStatus } from '@udongo/sdk';
import { orUndefined } from '../../lib/orUndefined.ts';

/** The step that this tab took last: a page that is loaded again still offers to undo it. */
interface LastStep {
  booking: number;
  from: BookingStatus | undefined;
  to: BookingStatus | undefined;
}

const name = 'udongo-last-step';

export function keepLastStep(step: LastStep): void {
  orUndefined(() => sessionStorage.setItem(name, JSON.stringify(step)));
}

/** The status before the last step of this booking; undefined where another step followed, or none is known. */
export function readStatusBefore(booking: number, status: BookingStatus | undefined) {
  const kept = orUndefined(() => JSON.parse(sessionStorage.getItem(name) ?? 'null') as LastStep | null);
  return kept?.booking === booking && kept.to === status ? kept.from : undefined;
}
