import type { BookingStatusChange, SampleEvent, SavedReadings, StatusCause } from '@udongo/sdk';
import { bookingStatuses } from '@udongo/sdk/values';

/** A line in the history of a sample; `by` is "" where nobody kept a name. */
export type HistoryEntry = { at: string; by: string; id: number } & (
  | { kind: 'event'; event: SampleEvent }
  | { kind: 'step'; step: BookingStatusChange; isBack: boolean }
  /** `before` are the readings that were saved before; undefined for the first ones. */
  | {
      kind: 'save';
      save: SavedReadings;
      before: Pick<SavedReadings, 'sensor_data' | 'below_limit'> | undefined;
    }
);

/** Steps of a booking that follow from the events of its samples. */
const toldByEvents: ReadonlySet<StatusCause> = new Set([
  'samples_received',
  'samples_rejected',
  'readings_saved',
  'sent_back',
]);

/** Joins what happened to a sample with the steps of its booking, the earliest first. Saved readings come with the latest first. */
export function toSampleHistory(
  events: readonly SampleEvent[],
  steps: readonly BookingStatusChange[],
  saves: readonly SavedReadings[],
): HistoryEntry[] {
  const entries: HistoryEntry[] = [
    ...steps
      .filter(({ is_skipped, cause }) => !is_skipped && !toldByEvents.has(cause))
      .map((step) => ({
        ...{ kind: 'step' as const, id: step.id, at: step.changed_on, by: step.changed_by_name },
        ...{ step, isBack: isBack(step) },
      })),
    ...events
      .filter(({ kind }) => kind !== 'measured' || saves.length === 0)
      .map((event, id) => ({ kind: 'event' as const, id, at: event.happened_on, by: event.by_name, event })),
    ...saves.map((save, index) => ({
      ...{ kind: 'save' as const, id: save.id, at: save.saved_on, by: save.saved_by_name },
      ...{ save, before: saves[index + 1] },
    })),
  ];
  return entries.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

function isBack({ from_status: from, status }: BookingStatusChange): boolean {
  return from !== null && bookingStatuses.indexOf(status) < bookingStatuses.indexOf(from);
}
