import type { Booking } from '@udongo/sdk';
import { createUuid } from '@udongo/sdk/values';
import type { BookingQueue, PressResult, QueuedBooking } from '../../booking-queue/index.ts';
import { createStore } from '../../lib/createStore.ts';
import { draftPrefix } from '../../lib/draftStorage.ts';
import { type SendResult, sendBooking } from '../../lib/sendBooking.ts';
import {
  type BookingExtra,
  type BookingFormValues,
  type BookingPath,
  bookingToValues,
  listErrorLines,
  newBookingValues,
  readChosenNames,
  toBookingRequest,
  toOwnChoice,
} from '../values/index.ts';
import type { ConfirmUnusualValues } from './BookingController.ts';
import type { BookingSessionOptions, BookingView } from './BookingSessionOptions.ts';
import { draftKey } from './bookingDraft.ts';
import { type BookingEvent, isChanged, reduceBooking, startBooking } from './bookingReducer.ts';
import type { BookingEffects, BookingPhase, FieldErrors, Filling } from './bookingState.ts';
import { checkBooking } from './checkBooking.ts';
import { createBookingDrafts } from './createBookingDrafts.ts';
import { readAnswer, readRefusal } from './readAnswer.ts';
import { toExtraKeys } from './toExtraKeys.ts';

const slowAfterMs = 5000;

export type BookingSession = ReturnType<typeof createBookingSession>;

const empty: Filling = { values: null, uuid: null };

/**
 * Runs one booking form from the first key to the answer, without React: the reducer decides, the effects act. The drafts keep
 * typed values, the queue keeps pressed bookings.
 */
export function createBookingSession(
  { ports, storage, queue }: BookingSessionOptions,
  reduce = reduceBooking,
) {
  let state = startBooking(ports.booking ?? null);
  let view: BookingView;
  /** Id of the user whose booking this is. It stays when they log out and in again. */
  let owner = ports.user?.id;
  let confirmUnusual: ConfirmUnusualValues | undefined;
  /** The booking that was sent last, and the queue that keeps it. */
  let pressed: { queue: BookingQueue; uuid: string } | undefined;
  /** The values of the host's own fields in the booking that was sent last. */
  let sentExtra: BookingExtra | undefined;

  const { defaultValues } = ports;
  /** The values of the host's own fields in the stored booking. */
  let storedExtra = defaultValues?.extra;
  const readStart = (): BookingFormValues =>
    state.stored
      ? { ...bookingToValues(state.stored, ports.user), extra: storedExtra }
      : { ...newBookingValues(ports.user), ...defaultValues };
  const startValues = readStart();
  /** The start values of the form. */
  let start = startValues;
  /** The content at this revision, to tell changes of values from the form's other events. */
  let seen = JSON.stringify(start);
  const isTyped = () => seen !== JSON.stringify(start);
  const isQueued = () => state.queued === state.identity.revision;
  const isBusy = () => 'pressed' in state.phase;
  const ownQueue = () => (state.stored ? undefined : queue);
  const getValues = () => structuredClone(view.form.getValues());
  const readContext = () => ({ ports, stored: state.stored, values: getValues(), isTyped: isTyped() });

  const drafts = createBookingDrafts({
    place: () => {
      const key = draftKey(owner, ports.booking?.id);
      return {
        storage,
        prefix: draftPrefix(owner),
        key: storage.keyOf?.(key) ?? key,
        basedOn: ports.api.bookings.startFrom ? null : state.stored?.updated_on,
      };
    },
    content: () => {
      const { identity, stored } = state;
      if (isQueued() || (identity.uuid === null && !isTyped())) return null;
      const values = getValues();
      const labels = readChosenNames(values, view.lists);
      return { ...identity, stored, labels, values };
    },
    onChange: () => publish(),
    onWiped: () => startOver(),
  });

  const effects = {
    check: async () => goOn(state.phase, await checkBooking(view, ports.t)),
    confirm: async (values: BookingFormValues) => {
      const { phase } = state;
      const isRight = !confirmUnusual || (await confirmUnusual(values).catch(() => false));
      await goOn(
        phase,
        isRight ? ['confirmed', values, createUuid(), ownQueue() !== undefined] : ['declined'],
      );
    },
    send: async (values: BookingFormValues, wasSent: boolean) => {
      const { api, onLoginNeeded } = ports;
      const { referrerAgent } = api;
      const uuid = state.identity.uuid ?? undefined;
      const booking = state.stored ?? undefined;
      sentExtra = values.extra;
      const extra = sentExtra;
      const request = {
        ...toBookingRequest(values, { ...ports, ...state, booking, referrerAgent, uuid }),
        ...toExtraKeys(extra, ports.sendExtra),
      };
      const labels = readChosenNames(values, view.lists);
      const own = ownQueue();
      pressed = own && uuid ? { queue: own, uuid } : undefined;
      // Save before the request starts: the uuid has to survive a reload. A queue gets the room of the draft first.
      drafts.saveNow();
      const pressing: Promise<SendResult | PressResult> | undefined = pressed?.queue.press(
        { uuid: pressed.uuid, request, labels, extra },
        { wasSent, onLoginNeeded },
      );
      const wasOffline = !navigator.onLine;
      const slowTimer = setTimeout(dispatch, slowAfterMs, 'slow');
      const result = await (pressing ??
        sendBooking({ port: api.bookings, request, bookingId: booking?.id, onLoginNeeded }));
      clearTimeout(slowTimer);
      if (result.status === 'booked') storedExtra = extra;
      // Wait for `edit` before the next press can come: after that press it would pause the booking, which would not be sent.
      if (result.status === 'waiting' && isChanged(state)) await pressed?.queue.edit(pressed.uuid);
      await dispatch(...(await readAnswer(readContext(), request, wasOffline, result)));
    },
    onBooked: (booking: Booking) => ports.onBooked?.(booking, sentExtra ?? {}),
    forgetPressed: () => pressed?.queue.forget(pressed.uuid),
    fill: (values: BookingFormValues | null) => {
      if (!values) start = readStart();
      const next = values ?? start;
      seen = JSON.stringify(next);
      view.form.reset(structuredClone(next));
      drafts.touch();
    },
    showErrors: (errors: FieldErrors, type: 'rule' | 'server') => {
      const { form, goTo } = view;
      for (const [path, message] of errors) form.setError(path, { type, message });
      goTo(listErrorLines(form.getErrors(), ports.t).flatMap(({ path }) => path ?? []));
    },
  };

  const dispatch = async (...event: BookingEvent) => {
    const [next, steps] = reduce(state, event);
    state = next;
    publish();
    const does: Partial<BookingEffects> = { ...ports, ...view, ...drafts, ...effects };
    let work: unknown;
    for (const [name, ...given] of steps) {
      work = (does[name] as ((...given: unknown[]) => unknown) | undefined)?.(...given);
    }
    // Only the last effect is asynchronous.
    await work;
  };

  /** Dispatches the event, unless the press has ended: the form was filled with another booking in the meantime. */
  const goOn = async (phase: BookingPhase, event: BookingEvent) => {
    if (state.phase === phase) await dispatch(...event);
  };

  const readSnapshot = () => ({
    ...state,
    // Leave out the revision: it changes with each key and is not shown.
    identity: null,
    uuid: state.identity.uuid,
    ...drafts.read(),
  });
  const shown = createStore(readSnapshot());
  const publish = () => {
    const before = shown.get();
    const next = readSnapshot();
    if (Object.entries(next).some(([key, value]) => value !== before[key as keyof typeof next]))
      shown.set(next);
  };

  const startOver = () => void dispatch('filled', { ...empty, keepsNothing: true });

  const submit = async (given: ConfirmUnusualValues | undefined, isWithoutReferrer: boolean) => {
    if (isBusy()) return;
    confirmUnusual = given;
    await dispatch('pressed', isWithoutReferrer);
  };

  const restore = (uuid?: string, wasPressed = false) =>
    drafts.restore(uuid, (draft) => {
      ports.api.bookings.startFrom?.(draft.stored);
      view.lists.addNames(draft.labels);
      const values = toOwnChoice(draft.values, ports.user);
      void dispatch('filled', { ...draft, values, wasPressed });
    });

  /** Shows at the controls why a booking of the queue was not sent. */
  const explain = async (problem: QueuedBooking['problem']) => {
    if (problem?.reason === 'date') {
      effects.showErrors([['soil_test_date', 'bookingErrors.testDatePast']], 'rule');
    } else if (problem && Object.keys(problem.fieldErrors).length > 0) {
      const { fieldErrors } = await ports.readFailure(problem, '');
      void dispatch('explained', ...readRefusal(readContext(), fieldErrors, null));
    }
  };

  const changeOwner = (next: number) => {
    const isKept = owner === undefined && isTyped();
    // A visitor who signs in keeps the typed values, as their own draft: don't offer them to the next visitor.
    if (isKept) drafts.forget();
    else drafts.saveNow();
    owner = next;
    if (isKept) {
      const { form } = view;
      form.setValue('farmerChoice', toOwnChoice(form.getValues(), ports.user).farmerChoice);
    } else {
      void dispatch('filled', empty);
    }
    drafts.open();
  };

  const heardForm = () => {
    const now = JSON.stringify(getValues());
    if (now === seen) return;
    seen = now;
    void dispatch('typed');
    drafts.touch();
  };

  return {
    startValues,
    getSnapshot: shown.get,
    subscribe: shown.subscribe,
    /** Takes the latest options. */
    update: (next: BookingSessionOptions) => {
      const isElsewhere = next.storage !== storage;
      ({ ports, storage, queue } = next);
      const { user } = next.ports;
      if (user && user.id !== owner) changeOwner(user.id);
      else if (isElsewhere) drafts.open();
    },
    /** Starts with a form that is on the page. Returns a function that ends the session when the form leaves. */
    start: (given: BookingView) => {
      view = given;
      const stopping = new AbortController();
      const { signal } = stopping;
      const events = ports.events ?? window;
      const unsubscribe = view.form.subscribe({ formState: { values: true }, callback: heardForm });
      const heard = {
        pagehide: drafts.saveNow,
        storage: drafts.heardStorage,
        pageshow: drafts.comeBack,
        visibilitychange: drafts.saveNow,
      };
      for (const [name, hear] of Object.entries(heard)) events.addEventListener(name, hear, { signal });
      void dispatch('mounted', true);
      drafts.open();
      return () => {
        stopping.abort();
        unsubscribe();
        void dispatch('mounted', false);
        drafts.saveNow();
      };
    },
    submit: (confirmUnusual?: ConfirmUnusualValues) => submit(confirmUnusual, false),
    sendWithoutReferrer: () => submit(undefined, true),
    clear: () => {
      const cleared = { values: getValues(), uuid: state.identity.uuid };
      drafts.forget();
      void dispatch('filled', { ...empty, cleared });
      view.focus('undoClear');
    },
    undoClear: () => state.cleared && void dispatch('filled', state.cleared),
    bookAnother: () => void dispatch('another'),
    setChoice: (path: BookingPath, value: string | number | null | readonly number[]) =>
      view.form.setValue(path, value as never, { shouldValidate: state.wasPressed }),
    draft: { ...drafts, restore: (uuid?: string) => restore(uuid) },
    waiting: {
      wouldReplace: (uuid: string) => state.identity.uuid !== uuid && isTyped() && !isQueued(),
      open: async (uuid: string) => {
        const item = await ownQueue()?.edit(uuid);
        if (!item) return;
        if (!(await restore(uuid, true)) && item.request) {
          view.lists.addNames(item.labels);
          const values = { ...bookingToValues(item.request, ports.user), extra: item.extra };
          void dispatch('filled', { values, uuid, isQueued: true, wasPressed: true });
        }
        view.focus('start');
        await explain(item.problem);
      },
      clearDetails: () => {
        ownQueue()?.clear();
        startOver();
        drafts.wipe();
        view.focus('start');
      },
      isSending: (uuid: string) => isBusy() && state.identity.uuid === uuid,
    },
  };
}
