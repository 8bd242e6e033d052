import type { Booking } from '@udongo/sdk';
import type { SendFailure } from '../../lib/sendBooking.ts';
import type { Notification } from '../../provider/index.ts';
import type { BookingFormValues } from '../values/index.ts';
import type {
  BookingEffect,
  BookingPhase,
  BookingState,
  FieldErrors,
  Filling,
  Pressing,
  Refusal,
  SendNotice,
} from './bookingState.ts';

/** A change of the state, then the effects to run, in this order. */
type Step = readonly [change: Partial<BookingState>, ...effects: BookingEffect[]];

const editing = { name: 'editing' } as const;

/** The step of each event, in the phases that know it. */
const events = {
  mounted: (_: BookingState, isMounted: boolean): Step => [{ isMounted }],
  typed: ({ identity, phase }: BookingState): Step => [
    {
      identity: { ...identity, revision: identity.revision + 1 },
      phase: phase.name === 'kept' ? editing : phase,
      cleared: null,
    },
  ],
  filled: fill,
  pressed: ({ identity, ...state }: BookingState, isWithoutReferrer: boolean): Step => [
    {
      phase: { name: 'checking', pressed: identity },
      cleared: null,
      wasPressed: true,
      isWithoutReferrer: state.isWithoutReferrer || isWithoutReferrer,
    },
    ['overtake'],
    ['check'],
  ],
  invalid: (_: BookingState, said: Notification, errors: FieldErrors | null): Step => [
    { phase: editing },
    ['notifyFailure', said],
    errors ? ['showErrors', errors, 'rule'] : ['focus', 'add'],
  ],
  valid: ({ phase }: BookingState, values: BookingFormValues): Step => [
    { phase: { ...(phase as Pressing), name: 'confirming' } },
    ['confirm', values],
  ],
  declined: (): Step => [{ phase: editing }],
  /** `newUuid` names a new booking at its first press. */
  confirmed: (state: BookingState, values: BookingFormValues, newUuid: string, isQueued: boolean): Step => {
    const { identity, stored } = state;
    const { revision } = (state.phase as Pressing).pressed;
    const uuid = stored ? null : (identity.uuid ?? newUuid);
    return [
      {
        identity: { ...identity, uuid },
        queued: isQueued ? revision : null,
        phase: { name: 'sending', pressed: { uuid, revision } },
      },
      ['send', values, identity.uuid !== null],
    ];
  },
  slow: ({ phase }: BookingState): Step => [{ phase: { ...(phase as Pressing), isSlow: true } }],
  booked: book,
  failed: fail,
  kept: keep,
  /** A booking of the queue was opened, with the errors that kept it from being sent. */
  explained: (_: BookingState, errors: FieldErrors, refusal: Refusal): Step =>
    refuse('refused', errors, refusal),
  another: (): Step => [{ phase: editing }, ['focus', 'start']],
};

type Events = typeof events;

export type BookingEvent = {
  [Name in keyof Events]: Parameters<Events[Name]> extends [unknown, ...infer Given]
    ? [Name, ...Given]
    : [Name];
}[keyof Events];

const idle = ['pressed', 'filled'] as const;

/** The events that each phase knows; others change nothing there. */
export const knownEvents: Readonly<Record<BookingPhase['name'], readonly (keyof Events)[]>> = {
  editing: [...idle, 'explained'],
  checking: ['invalid', 'valid', 'filled'],
  confirming: ['declined', 'confirmed', 'filled'],
  sending: ['slow', 'booked', 'failed', 'kept', 'filled'],
  refused: idle,
  uncertain: idle,
  waiting: idle,
  kept: ['filled'],
  booked: [...idle, 'another'],
};

export function startBooking(stored: Booking | null): BookingState {
  return {
    identity: { uuid: null, revision: 0 },
    phase: editing,
    queued: null,
    stored,
    cleared: null,
    fills: 0,
    wasPressed: false,
    isWithoutReferrer: false,
    isMounted: false,
  };
}

/** Reduces the events of a booking, from the first key to the answer. Pure. */
export function reduceBooking(
  state: BookingState,
  [name, ...given]: BookingEvent,
): readonly [BookingState, readonly BookingEffect[]] {
  const isKnown = name === 'typed' || name === 'mounted' || knownEvents[state.phase.name].includes(name);
  if (!isKnown) return [state, []];
  const [change, ...effects] = (events[name] as (state: BookingState, ...given: unknown[]) => Step)(
    state,
    ...given,
  );
  return [{ ...state, ...change }, effects];
}

/** True if the form is on the page and still contains the booking that is being sent. */
function isHeld({ identity, isMounted, phase }: BookingState): boolean {
  return isMounted && identity.uuid === (phase as Pressing).pressed.uuid;
}

/** True if the booking that is being sent is still in the form, but was changed after the press. */
export function isChanged(state: BookingState): boolean {
  return isHeld(state) && state.identity.revision !== (state.phase as Pressing).pressed.revision;
}

/** Fills the form with other values. A press that was not sent yet ends; one that was continues without the form. */
function fill({ phase, identity, stored }: BookingState, { values, uuid, ...given }: Filling): Step {
  const revision = identity.revision + 1;
  const stays = phase.name === 'sending' || (phase.name === 'booked' && !given.keepsNothing);
  return [
    {
      identity: { uuid, revision },
      phase: stays ? phase : editing,
      queued: given.isQueued ? revision : null,
      stored: given.stored ?? stored,
      cleared: given.cleared ?? null,
      fills: revision,
      wasPressed: given.wasPressed ?? false,
      isWithoutReferrer: false,
    },
    ['fill', values],
    ...when(given.keepsNothing, ['forget'], ['dismissRemoved']),
  ];
}

function startAnew(state: BookingState, phase: BookingPhase): Step {
  const [change, ...effects] = fill(state, { values: null, uuid: null, keepsNothing: true });
  return [{ ...change, phase }, ...effects];
}

/** Empties the form when the queue will send the booking later, unless the form was changed or filled with another. */
function keep(state: BookingState, said: Notification, notice: SendNotice): Step {
  if (!isHeld(state)) return [{ phase: editing }, ['notifyFailure', said]];
  if (isChanged(state))
    return [{ queued: null, phase: { name: 'waiting', notice } }, ['notifyFailure', said]];
  const [change, ...effects] = startAnew(state, { name: 'kept' });
  return [change, ['notifyFailure', said], ...effects, ['focus', 'waiting']];
}

function book(state: BookingState, said: Notification, booking: Booking, isTyped: boolean): Step {
  const { isMounted, stored } = state;
  // Don't touch the form, which contains another booking by now: the list of the queue shows this one.
  if (isMounted && !isHeld(state) && isTyped) {
    return [{ phase: editing }, ['notify', said], ['onBooked', booking]];
  }
  const [change, ...effects] = startAnew(state, stored ? editing : { name: 'booked', booking });
  return [
    { ...change, stored: stored && booking },
    ['notify', said],
    ...effects,
    ...when(!stored, ['focus', 'done']),
    // Keep the booking in the queue if the form has left the page: only the list shows it.
    ...when(isMounted, ['forgetPressed']),
    ['onBooked', booking],
  ];
}

function fail(
  state: BookingState,
  said: Notification,
  reason: SendFailure,
  errors: FieldErrors,
  refusal: Refusal,
): Step {
  if (!isHeld(state)) {
    // Don't announce that a login is needed after the form has left: the queue asks for it when the person is back.
    const isSaid = state.isMounted || state.queued === null || reason !== 'login';
    return [{ phase: editing }, ...when(isSaid, ['notifyFailure', said])];
  }
  const isUncertain = reason === 'lost' || reason === 'server';
  const [change, ...effects] = refuse(isUncertain ? 'uncertain' : 'refused', errors, refusal);
  return [{ ...change, queued: null }, ['notifyFailure', said], ...effects, ['saveNow'], ['forgetPressed']];
}

function refuse(name: 'refused' | 'uncertain', errors: FieldErrors, refusal: Refusal): Step {
  const isReferrerOnly = refusal.isReferrerRefused && errors.length === 0;
  return [
    { phase: { name, ...refusal } },
    ['showErrors', errors, 'server'],
    ...when(isReferrerOnly, ['focus', 'referrer']),
  ];
}

function when(isSo: boolean | undefined, ...effects: BookingEffect[]): BookingEffect[] {
  return isSo ? effects : [];
}
