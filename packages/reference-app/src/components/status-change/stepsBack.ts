import { type Booking, type BookingStatus, describeError, type NewToast } from '@udongo/sdk';
import { languageOf } from '../../messages/languages.ts';
import type { Services } from '../../services/createServices.ts';
import { isUnanswered } from '../../services/networkFirst.ts';
import { offerUndo } from '../../services/offerUndo.ts';
import { statusChangeTextsOf } from './statusChangeTexts.ts';

/** A step that a booking took. */
export interface Step {
  booking: Pick<Booking, 'id' | 'status' | 'next_statuses'>;
  /** The status before; undefined where the service says none. */
  from: BookingStatus | undefined;
  name: string;
}

/** How long an answer with reasons is shown. */
const readMs = 15_000;

/** Whether the service takes the booking back. A verification is an approval, which nobody gives by taking a step back. */
function mayGoBack({ booking, from }: Step): boolean {
  return from !== 'verified' && (booking.next_statuses ?? []).some(({ status }) => status === from);
}

/** Shows a toast about steps of several bookings; it offers to take them back where the service takes at least one. */
export function offerStepsBack(services: Services, toast: NewToast, steps: readonly Step[]): void {
  if (!steps.some(mayGoBack)) return void services.toaster.show(toast);
  const { bookings } = services.records;
  const t = statusChangeTextsOf(services.choices.locale.get());
  const goBack = async ({ booking: { id, status }, from }: Step) => {
    const { results } = await bookings.listStatusChanges(id, { limit: 100 });
    const last = results.at(-1);
    // An earlier press did it.
    if (last?.status === from) return null;
    const isLast = last?.status === status && last?.from_status === from;
    if (!from || !isLast) return t('statusChange.changedSince');
    await bookings.setStatus(id, { status: from, note: t('statusChange.undoneNote') });
    return null;
  };
  offerUndo(services, toast, async () => {
    const refused: string[] = [];
    for (const step of steps) {
      const reason = mayGoBack(step)
        ? await goBack(step).catch((error: unknown) => sayRefusal(error, services))
        : t('statusChange.noWayBack');
      if (reason) refused.push(`${step.name}: ${reason}`);
    }
    const done = steps.length - refused.length;
    const message = t('statusChange.undone', { count: steps.length, done });
    if (refused.length === 0) return { tone: 'success', message };
    return { tone: 'warning', title: message, message: refused.join(' '), durationMs: readMs };
  });
}

/** Why the service refused it. Errors: throws the error where no answer came. */
function sayRefusal(error: unknown, { choices }: Services): string {
  if (isUnanswered(error)) throw error;
  const { errors, translateServerText } = languageOf(choices.locale.get());
  return translateServerText(describeError(error, errors)?.message ?? errors.unknown);
}
