import type { Booking } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { type RefObject, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { localDraftStorage, noDraftStorage } from '../lib/draftStorage.ts';
import { useEvent } from '../lib/useEvent.ts';
import { useFocusPath } from '../lib/useFocusPath.ts';
import { useMessages } from '../provider/index.ts';
import type { BookingFormParams } from './BookingFormProps.ts';
import { type BookingDraft, draftKey } from './bookingDraft.ts';
import { type BookingPath, readPath } from './bookingFields.ts';
import { type BookingLists, createBookingLists } from './bookingLists.ts';
import { createBookingResolver } from './bookingResolver.ts';
import { createBookingSchema } from './bookingSchema.ts';
import { bookingTexts } from './bookingTexts.ts';
import {
  type BookingFormValues,
  bookingToValues,
  booksForOthers,
  isAgent,
  newBookingValues,
} from './bookingValues.ts';
import type { BookingForm } from './formValues.ts';
import { type DraftState, useBookingDraft } from './useBookingDraft.ts';
import { type BookingSubmit, useBookingSubmit } from './useBookingSubmit.ts';
import { type FarmerChoiceActions, useFarmerChoice } from './useFarmerChoice.ts';
import { useFormQueue, type WaitingActions } from './useFormQueue.ts';
import { type SampleRows, useSampleRows } from './useSampleRows.ts';

/** What the person may see and do in this form. */
export interface BookingRole {
  /** Asks whether the farmer is registered. */
  forOthers: boolean;
  /** Chooses an agrovet; an agent's own serves the bookings they make. */
  choosesAgrovet: boolean;
  givesDiscount: boolean;
  marksReport: boolean;
}

/** State and actions of a booking form, without markup. */
export interface BookingFormController extends FarmerChoiceActions {
  form: BookingForm;
  mode: 'create' | 'update';
  role: BookingRole;
  /** 'done': a new booking was stored and `done` holds it; the form behind it is new. */
  status: 'idle' | 'pending' | 'done';
  done: Booking | null;
  /** The stored discount in KES, for those who can't change it; '0' for none. */
  storedDiscount: string;
  /** yyyy-mm-dd. */
  today: string;
  lists: BookingLists;
  /** How the crops are searched: in the browser, or on the server once they are more than a page. */
  cropFilter: 'local' | 'remote';
  samples: SampleRows;
  draft: DraftState;
  sending: Pick<BookingSubmit, 'isSlow' | 'notice' | 'otherErrors'>;
  /** Checks and sends. Presses while one is under way do nothing. Rejects only with what `onBooked` throws. */
  submit: () => Promise<void>;
  /** Throws away what was typed; `undoClear` brings it back until something is typed anew. */
  clear: () => void;
  undoClear: (() => void) | null;
  /** What waits to be sent; null without a queue. */
  waiting: (WaitingActions & Pick<BookingSubmit, 'isSending'>) | null;
  /** Leaves the confirmation for a new booking. */
  bookAnother: () => void;
  /** Sets what no native control registers (`county`, `crops`, `samples.2.main_crop`), and checks it once something was wrong. */
  setChoice: (path: BookingPath, value: string | number | null | readonly number[]) => void;
  /** The id that a control at this path carries, so that errors find it. */
  pathId: (path: string) => string;
  focusPath: (path: string) => void;
  /** Goes on an element around the form. */
  rootRef: RefObject<HTMLDivElement | null>;
}

/**
 * State and behaviour of a soil-test booking: who it is for, samples, checks in two passes, sending once, drafts.
 * Takes the same parameters as `BookingForm`, for hosts with markup of their own: spread `form.register(path)` and give
 * each control the id `pathId(path)`.
 */
export function useBookingForm(params: BookingFormParams): BookingFormController {
  const { api, user, booking: given, draftStorage = localDraftStorage } = params;
  const t = useMessages(bookingTexts);
  const id = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const [today] = useState(() => params.today ?? todayInNairobi());
  /** The booking as it is stored now. */
  const [booking, setBooking] = useState<Booking | null>(given ?? null);
  const [done, setDone] = useState<Booking | null>(null);
  const [cleared, setCleared] = useState<{ values: BookingFormValues; uuid: string | null } | null>(null);
  const [cropFilter, setCropFilter] = useState<'local' | 'remote'>('local');
  /** Whose booking this is. A session that ends and is taken up again changes nothing. */
  const [owner, setOwner] = useState(user?.id);
  const wasSubmitted = useRef(false);

  const startWith = (stored: Booking | null) =>
    stored ? bookingToValues(stored, user) : { ...newBookingValues(user), ...params.defaultValues };
  const [start] = useState(() => startWith(booking));
  const untouched = useRef(start);

  const schemas = useMemo(
    () => createBookingSchema({ today, booking: booking ?? undefined }),
    [today, booking],
  );
  const form: BookingForm = useForm<BookingFormValues>({
    defaultValues: start,
    resolver: createBookingResolver(schemas, () => form.getErrors()),
    shouldFocusError: false,
  });

  const askApi = useEvent(() => api);
  const unnamed = useEvent((record: number) => t('booking.unlisted', { id: record }));
  const lists = useMemo(
    () =>
      createBookingLists({
        api: askApi,
        unnamed,
        onManyCrops: () => setCropFilter('remote'),
      }),
    [askApi, unnamed],
  );

  const changeOwner = useEvent((next: number) => {
    const isTyped = JSON.stringify(form.getValues()) !== JSON.stringify(untouched.current);
    if (owner === undefined && isTyped) {
      // A visitor who signs in keeps what they typed, as their own: the next visitor must not be offered it.
      draft.forget();
    } else {
      draft.saveNow();
      untouched.current = startWith(booking);
      refill(untouched.current, null);
    }
    setOwner(next);
  });
  useEffect(() => {
    if (user && user.id !== owner) changeOwner(user.id);
  }, [user, owner, changeOwner]);

  // Stored crops need their names in closed cards, and the second pass what is allowed now.
  useEffect(() => {
    if (booking) void lists.allowedCrops();
  }, [booking, lists]);

  const pathId = useCallback((path: string) => `${id}-${path}`, [id]);
  const focusIds = useFocusPath(rootRef);
  const samples = useSampleRows(form, (target) => focusIds([`${id}-${target}`]));
  const farmerChoice = useFarmerChoice(form, user);
  const role = readRole(user, booking !== null);

  const goTo = (paths: readonly string[]) => {
    samples.expand(paths.map(readPath).flatMap((path) => (path.kind === 'sampleField' ? path.index : [])));
    focusIds(paths.map((path) => `${id}-${path}`));
  };

  const refill = (values: BookingFormValues, uuid: string | null) => {
    form.reset(structuredClone(values));
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

  const sending = useBookingSubmit({
    form,
    port: api.bookings,
    queue: params.queue,
    readLabels: () => namesIn(form.getValues(), lists),
    user,
    booking,
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
      focusIds([`${id}-waiting`]);
      return true;
    },
    onTakenBack: () => {
      formQueue.setQueued(false);
      draft.saveNow();
    },
    onInvalid: (paths) => goTo(paths),
    onNoSamples: () => goTo(['add']),
    onBooked: (booked) => {
      const stored = booking === null ? null : booked;
      untouched.current = startWith(stored);
      startAnew();
      if (stored) setBooking(stored);
      else {
        setDone(booked);
        focusIds([`${id}-done`]);
      }
      params.onBooked?.(booked);
    },
  });

  const draft = useBookingDraft({
    form,
    storage: draftStorage ?? noDraftStorage,
    key: draftKey(owner, given?.id),
    untouched: () => untouched.current,
    isKept: (values) => formQueue.isQueued(values),
    extras: () => ({
      uuid: sending.readUuid(),
      basedOn: booking?.updated_on ?? null,
      labels: namesIn(form.getValues(), lists),
    }),
    onRestore: (kept: BookingDraft) => {
      lists.addNames(kept.labels);
      refill(kept.values, kept.uuid);
    },
  });

  const formQueue = useFormQueue({
    form,
    queue: booking ? undefined : params.queue,
    draft,
    isTyped: () => JSON.stringify(form.getValues()) !== JSON.stringify(untouched.current),
    onOpen: ({ request, labels, uuid, problem }) => {
      setCleared(null);
      if (draft.offered?.uuid === uuid) draft.restore();
      else if (request) {
        lists.addNames(labels);
        refill(bookingToValues(request, user), uuid);
        formQueue.setQueued(true);
      }
      wasSubmitted.current = true;
      focusIds([`${id}-start`]);
      if (problem) sending.showProblem(problem);
    },
    onClear: () => {
      setCleared(null);
      startAnew();
      focusIds([`${id}-start`]);
    },
  });

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
    storedDiscount: booking?.discount ?? '0',
    today,
    lists,
    cropFilter,
    samples,
    draft,
    sending,
    ...farmerChoice,
    submit: useEvent(async () => {
      wasSubmitted.current = true;
      setCleared(null);
      await sending.submit();
    }),
    clear: useEvent(() => {
      setCleared({ values: structuredClone(form.getValues()), uuid: sending.readUuid() });
      draft.forget();
      refill(untouched.current, null);
      focusIds([`${id}-undoClear`]);
    }),
    undoClear:
      cleared &&
      (() => {
        refill(cleared.values, cleared.uuid);
        setCleared(null);
      }),
    bookAnother: useEvent(() => {
      setDone(null);
      focusIds([`${id}-start`]);
    }),
    setChoice: useEvent((path, value) => {
      form.setValue(path, value as never, { shouldValidate: wasSubmitted.current });
    }),
    pathId,
    focusPath: useEvent((path) => goTo([path])),
    rootRef,
  };
}

function readRole(user: BookingFormParams['user'], isUpdate: boolean): BookingRole {
  const isAdministrator = Boolean(user?.is_superuser);
  return {
    forOthers: booksForOthers(user),
    choosesAgrovet: !isAgent(user),
    givesDiscount: isAdministrator,
    marksReport: isAdministrator && isUpdate,
  };
}

/** Whether the form shows a control at this path now, or would when its sample is opened. */
function isShown(path: BookingPath, role: BookingRole, values: BookingFormValues): boolean {
  const read = readPath(path);
  if (read.kind === 'sampleField') return read.index < values.samples.length;
  const choosesFarmer = role.forOthers && values.farmerChoice === 'yes';
  const hasDetails = !choosesFarmer || values.farmer !== null;
  const rules: Partial<Record<BookingPath, boolean>> = {
    farmer: choosesFarmer,
    name: hasDetails,
    email: hasDetails,
    phone_no: hasDetails,
    agent: role.choosesAgrovet,
    discount: role.givesDiscount,
    is_report_sent: role.marksReport,
  };
  return rules[path] ?? true;
}

/** The names of the records these values hold, for a draft that is read without a network. */
function namesIn(values: BookingFormValues, lists: BookingLists): Record<string, string> {
  const crops = [
    ...values.crops,
    ...values.samples.flatMap(({ main_crop, other_crops }) => [main_crop, ...other_crops]),
  ];
  const chosen = [
    ['county', values.county] as const,
    ['agent', values.agent] as const,
    ...crops.map((crop) => ['crop', crop] as const),
  ];
  return Object.fromEntries(
    chosen.flatMap(([kind, record]) => {
      const name = record === null ? '' : lists.nameOf(kind, record);
      return name ? [[`${kind}:${record}`, name]] : [];
    }),
  );
}
