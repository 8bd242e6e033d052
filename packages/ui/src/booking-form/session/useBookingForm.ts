import type { Booking } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { useCallback, useEffect, useRef, useState } from 'react';
import { draftPrefix, localDraftStorage, noDraftStorage } from '../../lib/draftStorage.ts';
import { useEvent } from '../../lib/useEvent.ts';
import { useFocusPath } from '../../lib/useFocusPath.ts';
import { useUniqueId } from '../../lib/useUniqueId.ts';
import { useFarmerChoice } from '../person/index.ts';
import { useSampleRows } from '../samples/index.ts';
import {
  type BookingFormValues,
  bookingToValues,
  type DiscountAnswer,
  draftKey,
  isShown,
  readChosenNames,
  readPath,
  readRole,
  toOwnChoice,
  useBookingLists,
  useBookingValues,
} from '../values/index.ts';
import type { BookingFormController } from './BookingFormController.ts';
import type { BookingFormParams } from './BookingFormProps.ts';
import { useBookingDraft } from './useBookingDraft.ts';
import { useBookingSubmit } from './useBookingSubmit.ts';
import { useFormQueue } from './useFormQueue.ts';

/**
 * State and behaviour of a soil-test booking: who it is for, samples, checks in two passes, sending once, drafts.
 * Takes the same parameters as `BookingForm`, for hosts with markup of their own: spread `form.register(path)` and give
 * each control the id `pathId(path)`.
 */
export function useBookingForm(params: BookingFormParams): BookingFormController {
  const { user, draftStorage = localDraftStorage } = params;
  const id = useUniqueId();
  const rootRef = useRef<HTMLDivElement>(null);
  const [today] = useState(() => params.today ?? todayInNairobi());
  const [done, setDone] = useState<Booking | null>(null);
  const [cleared, setCleared] = useState<{ values: BookingFormValues; uuid: string | null } | null>(null);
  const [answer, setAnswer] = useState<DiscountAnswer | null>(null);
  /** Whose booking this is. A session that ends and is taken up again changes nothing. */
  const [owner, setOwner] = useState(user?.id);
  const [fills, setFills] = useState(0);
  const wasSubmitted = useRef(false);

  const { form, booking, testTypes, untouched, isTyped, startFrom } = useBookingValues({ ...params, today });
  const { lists, cropFilter } = useBookingLists(params.api, booking);
  const farmerChoice = useFarmerChoice(form, user);
  const role = readRole(user, booking !== null, params.shop !== undefined);

  const pathId = useCallback((path: string) => `${id}-${path}`, [id]);
  const focusIds = useFocusPath(rootRef);
  const focusOn = (...paths: string[]) => focusIds(paths.map(pathId));
  const samples = useSampleRows(form, focusOn);

  const goTo = (paths: readonly string[]) => {
    samples.expand(paths.map(readPath).flatMap((path) => (path.kind === 'sampleField' ? path.index : [])));
    focusOn(...paths);
  };

  const refill = (values: BookingFormValues, uuid: string | null) => {
    form.reset(structuredClone(values));
    setFills((count) => count + 1);
    wasSubmitted.current = false;
    sending.reset();
    sending.setUuid(uuid);
    formQueue.hold(uuid);
  };

  const startAnew = () => {
    refill(untouched.current, null);
    draft.forget();
    samples.dismissRemoved();
  };

  /** For the next person at this device. */
  const startOver = () => {
    setCleared(null);
    setDone(null);
    startAnew();
  };

  const sending = useBookingSubmit({
    form,
    port: params.api.bookings,
    queue: params.queue,
    readLabels: () => readChosenNames(form.getValues(), lists),
    user,
    booking,
    referrerAgent: params.api.referrerAgent,
    referrer: params.referrer,
    shop: params.shop,
    retryCreates: params.api.retryCreates,
    allowedCrops: lists.allowedCrops,
    onLoginNeeded: params.onLoginNeeded,
    isShown: (path) => isShown(path, role, form.getValues()),
    onSend: (isQueued) => {
      formQueue.setQueued(isQueued);
      draft.saveNow();
    },
    onWaiting: () => {
      if (!formQueue.isQueued(form.getValues())) {
        formQueue.hold(sending.readUuid());
        return false;
      }
      startAnew();
      focusOn('waiting');
      return true;
    },
    onTakenBack: () => {
      formQueue.setQueued(false);
      draft.saveNow();
    },
    onInvalid: goTo,
    onReferrerRefused: () => focusOn('referrer'),
    onNoSamples: () => goTo(['add']),
    onBooked: (booked, isOther) => {
      const isDone = !isOther || !isTyped();
      if (isDone) {
        const stored = booking === null ? null : booked;
        startFrom(stored);
        startAnew();
        if (!stored) {
          setDone(booked);
          focusOn('done');
        }
      }
      params.onBooked?.(booked);
      return isDone;
    },
  });

  const draft = useBookingDraft({
    form,
    storage: draftStorage ?? noDraftStorage,
    prefix: draftPrefix(owner),
    key: draftKey(owner, params.booking?.id),
    untouched: () => untouched.current,
    isKept: (values) => formQueue.isQueued(values),
    extras: () => ({
      uuid: sending.readUuid(),
      basedOn: booking?.updated_on ?? null,
      labels: readChosenNames(form.getValues(), lists),
    }),
    onRestore: (kept) => {
      lists.addNames(kept.labels);
      refill(toOwnChoice(kept.values, user), kept.uuid);
    },
    onWiped: startOver,
  });

  const formQueue = useFormQueue({
    form,
    queue: booking ? undefined : params.queue,
    isTyped,
    onOpen: ({ request, labels, uuid, problem }) => {
      setCleared(null);
      if (!draft.restore(uuid) && request) {
        lists.addNames(labels);
        refill(bookingToValues(request, user), uuid);
        formQueue.setQueued(true);
      }
      wasSubmitted.current = true;
      focusOn('start');
      if (problem) sending.showProblem(problem);
    },
    onClear: () => {
      startOver();
      draft.wipe();
      focusOn('start');
    },
  });

  const changeOwner = useEvent((next: number) => {
    if (owner === undefined && isTyped()) {
      // A visitor who signs in keeps what they typed, as their own: the next visitor must not be offered it.
      draft.forget();
      form.setValue('farmerChoice', toOwnChoice(form.getValues(), user).farmerChoice);
    } else {
      draft.saveNow();
      startFrom(booking);
      refill(untouched.current, null);
    }
    setOwner(next);
  });
  useEffect(() => {
    if (user && user.id !== owner) changeOwner(user.id);
  }, [user, owner, changeOwner]);

  return {
    form,
    waiting: formQueue.actions && {
      ...formQueue.actions,
      isSending: sending.isSending,
    },
    mode: booking ? 'update' : 'create',
    role,
    status: done ? 'done' : sending.isPending ? 'pending' : 'idle',
    done,
    discount: { ask: params.api.bookings.checkDiscount, booking, answer, onAnswer: setAnswer },
    today,
    testTypes,
    lists,
    cropFilter,
    fills,
    samples,
    draft,
    sending,
    ...farmerChoice,
    submit: useEvent(async (askBack) => {
      wasSubmitted.current = true;
      setCleared(null);
      await sending.submit(askBack);
    }),
    clear: useEvent(() => {
      setCleared({ values: structuredClone(form.getValues()), uuid: sending.readUuid() });
      draft.forget();
      refill(untouched.current, null);
      focusOn('undoClear');
    }),
    undoClear:
      cleared &&
      (() => {
        refill(cleared.values, cleared.uuid);
        setCleared(null);
      }),
    bookAnother: useEvent(() => {
      setDone(null);
      focusOn('start');
    }),
    setChoice: useEvent((path, value) => {
      form.setValue(path, value as never, { shouldValidate: wasSubmitted.current });
    }),
    pathId,
    focusPath: useEvent((path) => goTo([path])),
    rootRef,
  };
}
