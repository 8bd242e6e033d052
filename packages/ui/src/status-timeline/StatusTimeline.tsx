import { formatDate } from '../lib/formatDate.ts';
import { humanize } from '../lib/humanize.ts';
import { createSlots, type DrawSlot, type SlotProps } from '../lib/slots.ts';
import { bookingStatus } from '../messages/en/bookingStatus.ts';
import { statusTimeline } from '../messages/en/statusTimeline.ts';
import { Icon } from '../primitives/index.ts';
import { useLanguageTag, useMessages } from '../provider/index.ts';
import {
  isKnownStatus,
  type TimelineChange,
  type TimelineStatus,
  type TimelineStep,
  timelineSteps,
} from './timelineSteps.ts';

const texts = { bookingStatus, statusTimeline };

export interface StatusTimelineState {
  status: TimelineStatus;
  late: boolean;
}

export interface StatusTimelineSlots {
  root: 'div';
  /** The list of steps. */
  steps: 'ol';
  /** A step's day, and the person who made it, if known. */
  date: 'span';
  /** The remark or reason of a step. */
  note: 'p';
  /** The step after the current one. */
  next: 'p';
  /** The promised day, and the text after it has passed. */
  promise: 'p';
}

export interface StatusTimelineProps extends SlotProps<StatusTimelineSlots, StatusTimelineState> {
  /** `status` of the booking. Nothing is shown for null and undefined, as from a service without statuses. */
  status: TimelineStatus | null | undefined;
  /** The booking's stored steps, in any order. Default: none, and no step has a day. */
  changes?: readonly TimelineChange[] | null | undefined;
  /** The day that is promised for the next step, yyyy-mm-dd. Default: no day is promised. */
  due_on?: string | null | undefined;
  /** The promised day has passed. Default false. */
  is_late?: boolean | null | undefined;
  /** The new day after a promised one has passed, yyyy-mm-dd. Default: none, and the passed day is named. */
  new_due_on?: string | null | undefined;
}

/**
 * The state of a booking: finished steps with their days, the current step, the next one, and its promised
 * day.
 */
export function StatusTimeline({ status, ...props }: StatusTimelineProps) {
  return status ? <Timeline {...props} status={status} /> : null;
}

function Timeline({
  status,
  changes,
  due_on,
  is_late,
  new_due_on,
  classNames,
  render,
  rootProps,
}: StatusTimelineProps & { status: TimelineStatus }) {
  const t = useMessages(texts);
  const locale = useLanguageTag();
  const late = Boolean(is_late);
  const slot = createSlots<StatusTimelineSlots, StatusTimelineState>(
    'status-timeline',
    { status, late },
    { classNames, render, rootProps },
  );
  const day = late && new_due_on ? new_due_on : due_on;
  const promise = late ? (new_due_on ? 'newDate' : 'late') : 'due';
  const isOver = status === 'canceled' || status === 'report_ready';
  return slot(
    'root',
    <div>
      {slot(
        'steps',
        <ol aria-label={t('statusTimeline.label')}>
          {timelineSteps(status, changes ?? []).map((step) => (
            <Step key={step.status} step={step} slot={slot} />
          ))}
        </ol>,
      )}
      {status !== 'canceled' &&
        isKnownStatus(status) &&
        slot('next', <p>{t(`statusTimeline.after_${status}`)}</p>)}
      {!isOver &&
        day &&
        slot(
          'promise',
          <p>
            {late && <Icon name="clock" width={18} height={18} />}
            <span>{t(`statusTimeline.${promise}`, { date: formatDate(locale, day) })}</span>
          </p>,
        )}
    </div>,
  );
}

interface StepProps {
  step: TimelineStep;
  slot: DrawSlot<StatusTimelineSlots>;
}

function Step({ step: { status, state, change }, slot }: StepProps) {
  const t = useMessages(texts);
  const locale = useLanguageTag();
  const date = change && formatDate(locale, change.changed_on);
  const name = change?.changed_by_name;
  const isCurrent = state === 'now' || state === 'canceled';
  return (
    <li
      className="udongo-status-timeline__step"
      data-state={state}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <span className="udongo-status-timeline__mark" aria-hidden="true">
        {state === 'done' && <Icon name="check" width={14} height={14} />}
        {state === 'canceled' && <Icon name="close" width={14} height={14} />}
      </span>
      <div className="udongo-status-timeline__body">
        <span className="udongo-status-timeline__name">
          {isKnownStatus(status) ? t(`bookingStatus.${status}`) : humanize(status)}
          {state !== 'canceled' && (
            <span
              className={
                state === 'done' || state === 'next' ? 'udongo-hidden' : 'udongo-status-timeline__word'
              }
            >
              <span className="udongo-hidden">, </span>
              {t(`statusTimeline.${state}`)}
            </span>
          )}
        </span>
        {date && slot('date', <span>{name ? t('statusTimeline.by', { date, name }) : date}</span>)}
        {change?.note &&
          slot(
            'note',
            <p>{state === 'canceled' ? t('statusTimeline.reason', { note: change.note }) : change.note}</p>,
          )}
      </div>
    </li>
  );
}
