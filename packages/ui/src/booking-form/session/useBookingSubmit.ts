import type { Booking, BookingRequest } from '@udongo/sdk';
import { createUuid } from '@udongo/sdk/values';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { BookingQueue, PressResult, QueuedBooking, QueueProblem } from '../../booking-queue/index.ts';
import { readWaitMs } from '../../lib/errors.ts';
import type { FormErrorType } from '../../lib/schemaErrors.ts';
import { type BookingsPort, type SendFailure, type SendResult, sendBooking } from '../../lib/sendBooking.ts';
import { useEvent } from '../../lib/useEvent.ts';
import { useFailureNotification } from '../../lib/useFailureNotification.ts';
import { failureDurationMs, useReadFailure } from '../../lib/useReadFailure.ts';
import { useMessages, useNotify } from '../../provider/index.ts';
import {
  type BookingForm,
  type BookingFormValues,
  type BookingPath,
  type BookingRequestContext,
  type BookingTextKey,
  type BookingUser,
  bookingTexts,
  type ErrorLine,
  findWithdrawn,
  listErrorLines,
  placeServerErrors,
  toBookingRequest,
} from '../values/index.ts';
import { toSavedNotice } from './toSavedNotice.ts';

/** Asks the person about values that are valid and unusual. What resolves with false is not sent. */
export type AskBack = (values: BookingFormValues) => Promise<boolean>;

export interface BookingSubmitParams
  extends Pick<BookingRequestContext, 'referrerAgent' | 'referrer' | 'shop'> {
  form: BookingForm;
  port: BookingsPort;
  /** Keeps a new booking until it is booked; without one it is only sent. */
  queue: BookingQueue | undefined;
  /** Names of the chosen records, for the queue. */
  readLabels: () => Record<string, string>;
  user: BookingUser | null;
  /** The booking that is changed; null while creating. */
  booking: Booking | null;
  /** The server recognises a booking that it has already. */
  retryCreates: boolean | undefined;
  allowedCrops: () => Promise<ReadonlySet<number> | null>;
  onLoginNeeded: (() => Promise<unknown>) | undefined;
  isShown: (path: BookingPath) => boolean;
  /** Called before the first byte is sent: the uuid has to outlive a reload. `isQueued`: the queue keeps it. */
  onSend: (isQueued: boolean) => void;
  /** The queue keeps the booking on, to send it later. Answers false when the form holds more than was pressed. */
  onWaiting: () => boolean;
  /** The form has the booking back from the queue, refused. */
  onTakenBack: () => void;
  /** Called with every control that is wrong, in the order of the form. */
  onInvalid: (paths: readonly BookingPath[]) => void;
  onNoSamples: () => void;
  /** The server refused who refers, and nothing else: `sendWithoutReferrer` is what is left to press. */
  onReferrerRefused: () => void;
  /** `isOther`: the form holds another booking by now. Answers whether the form is done with it: else the queue's list tells of it. */
  onBooked: (booking: Booking, isOther: boolean) => boolean;
}

export interface BookingSubmit {
  isPending: boolean;
  /** The request has lasted over 5 seconds. */
  isSlow: boolean;
  /** Why the last press booked nothing; null when there is nothing to say. */
  notice: {
    reason: SendFailure | 'offline' | 'unknown';
    message: string;
    /** How long the server asked to wait, in milliseconds; 0 when it did not say. */
    waitMs: number;
  } | null;
  /** What the server said about no control that is shown. */
  otherErrors: readonly ErrorLine[];
  submit: (askBack?: AskBack) => Promise<void>;
  /** Sends the booking once more and names nobody who refers; null unless the server refused who does. */
  sendWithoutReferrer: (() => Promise<void>) | null;
  /** Forgets notice and errors. */
  reset: () => void;
  /** Says what kept a booking of the queue from being sent, in its place. */
  showProblem: (problem: QueuedBooking['problem']) => void;
  /** The client's name of this booking; null until the first press. */
  readUuid: () => string | null;
  /** This booking is on its way by this form. */
  isSending: (uuid: string) => boolean;
  setUuid: (uuid: string | null) => void;
}

const slowAfterMs = 5000;
/** How long a press waits for the crops that may be chosen now. */
const cropsWithinMs = 2000;

const waitTexts = {
  offline: 'bookingSummary.waitsOffline',
  unknown: 'bookingSummary.notSentUnknown',
  lost: 'bookingSummary.waitsLost',
} as const;

/** What one press of the button does, from the checks to the answer. One failure gives one notification. */
export function useBookingSubmit(params: BookingSubmitParams): BookingSubmit {
  const { form } = params;
  const t = useMessages(bookingTexts);
  const readFailure = useReadFailure();
  const notify = useNotify();
  const { notifyFailure, overtake } = useFailureNotification();
  const uuid = useRef<string | null>(null);
  const isBusy = useRef(false);
  const isMounted = useRef(false);
  const [isPending, setPending] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const [notice, setNotice] = useState<BookingSubmit['notice']>(null);
  const [otherErrors, setOtherErrors] = useState<readonly ErrorLine[]>([]);
  const [isReferrerRefused, setReferrerRefused] = useState(false);
  /** Of this booking, until the form holds another. */
  const isWithoutReferrer = useRef(false);

  // As soon as the form is gone: other effects may be cleaned up a frame later, and say what nobody waits for.
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const reset = useEvent(() => {
    setNotice(null);
    setOtherErrors([]);
    setReferrerRefused(false);
  });

  const showError = (key: RuleText) =>
    notifyFailure({ tone: 'error', message: t(key), durationMs: failureDurationMs });

  const goToErrors = () => {
    const lines = listErrorLines(form.getErrors(), t);
    params.onInvalid(lines.map(({ path }) => path).filter((path) => path !== null));
  };

  const setErrors = (errors: Iterable<readonly [BookingPath, string]>, type: FormErrorType) => {
    for (const [path, message] of errors) form.setError(path, { type, message });
    goToErrors();
  };

  const send = async (values: BookingFormValues) => {
    const { booking, user, port, queue, onLoginNeeded } = params;
    const wasSent = uuid.current !== null;
    if (!booking) uuid.current ??= createUuid();
    const sentAs = uuid.current;
    const request = toBookingRequest(values, {
      user,
      booking: booking ?? undefined,
      referrerAgent: params.referrerAgent,
      referrer: params.referrer,
      shop: params.shop,
      isWithoutReferrer: isWithoutReferrer.current,
      uuid: sentAs ?? undefined,
    });
    const queued = !booking && sentAs ? queue && { queue, uuid: sentAs } : undefined;
    const sending: Promise<SendResult | PressResult> | undefined = queued?.queue.press(
      { uuid: queued.uuid, request, labels: params.readLabels() },
      { wasSent, onLoginNeeded },
    );
    params.onSend(queued !== undefined);
    const wasOffline = !navigator.onLine;
    const slowTimer = setTimeout(() => setSlow(true), slowAfterMs);
    const result = await (sending ?? sendBooking({ port, request, bookingId: booking?.id, onLoginNeeded }));
    clearTimeout(slowTimer);
    setSlow(false);
    if (result.status === 'waiting') return wait(result.reason, queued);
    /** Else the form is gone, is cleared, or holds another booking by now. */
    const isHere = () => isMounted.current && uuid.current === sentAs;
    if (result.status === 'booked') {
      const isOther = isMounted.current && uuid.current !== sentAs;
      if (!succeed(result.booking, request, isOther)) return;
    }
    // Who did not log in and has left will be asked again by the queue.
    else if (!queued || isMounted.current || result.reason !== 'login')
      await fail(result.error, toNoticeReason(result.reason, wasOffline), isHere);
    // Who has left the form, or goes on with another, finds in the queue what became of the booking.
    if (!queued || !isMounted.current || (result.status === 'failed' && !isHere())) return;
    if (result.status === 'failed') params.onTakenBack();
    queued.queue.forget(queued.uuid);
  };

  const wait = async (
    reason: QueueProblem | 'offline',
    queued: { queue: BookingQueue; uuid: string } | undefined,
  ) => {
    const why = reason === 'offline' || reason === 'unknown' ? reason : 'lost';
    notifyFailure({ tone: 'warning', title: t('bookingSummary.waitsTitle'), message: t(waitTexts[why]) });
    // The queue keeps on what the form holds no more.
    if (!isMounted.current || uuid.current !== queued?.uuid || params.onWaiting()) return;
    setNotice({ reason: why, message: '', waitMs: 0 });
    // The next press comes after it: the queue would take that one for a change that is not finished, and not send it.
    await queued.queue.edit(queued.uuid);
  };

  const succeed = (booked: Booking, request: BookingRequest, isOther: boolean) => {
    notify(toSavedNotice(request, booked, params.booking !== null, t));
    return params.onBooked(booked, isOther);
  };

  /** After a lost answer or a failed server nobody knows whether a new booking is stored; a change can be made again. */
  const toNoticeReason = (reason: SendFailure, wasOffline: boolean): NoticeReason => {
    if (reason === 'lost' && wasOffline) return 'offline';
    const isSafe = params.booking !== null || params.retryCreates;
    if (!isSafe && (reason === 'lost' || reason === 'server')) return 'unknown';
    return reason === 'lost' && !navigator.onLine ? 'offline' : reason;
  };

  const fail = async (error: unknown, reason: NoticeReason, isHere: () => boolean) => {
    const failure = await readFailure(error, t('bookingErrors.failed'));
    const { fieldErrors, isRefusal, durationMs } = failure;
    const message =
      reason === 'unknown'
        ? t('bookingSummary.notSentUnknown')
        : reason === 'lost' || reason === 'offline'
          ? t('bookingErrors.network')
          : failure.message;
    notifyFailure({ tone: 'error', message, durationMs });
    if (!isHere()) return;
    refuse(fieldErrors);
    if (!isRefusal) setNotice({ reason, message, waitMs: readWaitMs(error) });
  };

  const refuse = (fields: Readonly<Record<string, string>>) => {
    const { onFields, elsewhere } = placeServerErrors(fields, params.isShown, t);
    const isReferrer = fields.referrer_agent !== undefined;
    setOtherErrors(elsewhere);
    setReferrerRefused(isReferrer);
    setErrors(onFields, 'server');
    if (isReferrer && onFields.size === 0) params.onReferrerRefused();
  };

  const showProblem = useEvent(async (problem: QueuedBooking['problem']) => {
    if (problem?.reason === 'date') setErrors([['soil_test_date', 'bookingErrors.testDatePast']], 'rule');
    else if (problem && Object.keys(problem.fieldErrors).length > 0)
      refuse((await readFailure(problem, '')).fieldErrors);
  });

  const checkAndSend = (askBack: AskBack | undefined) =>
    form.handleSubmit(
      async (values) => {
        const withdrawn = findWithdrawn(values.samples, await soon(params.allowedCrops()));
        if (withdrawn.length === 0) {
          if (!askBack || (await askBack(values))) await send(values);
          return;
        }
        showError('bookingErrors.samples');
        setErrors(
          withdrawn.map(({ path, message }) => [path, message]),
          'rule',
        );
      },
      () => {
        showError('bookingErrors.validation');
        goToErrors();
      },
    )();

  const submit = useEvent(async (askBack?: AskBack) => {
    if (isBusy.current) return;
    isBusy.current = true;
    reset();
    overtake();
    try {
      if (form.getValues('samples').length === 0) {
        notifyFailure({ tone: 'warning', message: t('bookingErrors.noSamples') });
        params.onNoSamples();
        return;
      }
      setPending(true);
      await checkAndSend(askBack);
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  });

  const sendWithoutReferrer = useEvent(() => {
    isWithoutReferrer.current = true;
    return submit();
  });

  return {
    isPending,
    isSlow,
    notice,
    otherErrors,
    submit,
    sendWithoutReferrer: isReferrerRefused ? sendWithoutReferrer : null,
    reset,
    showProblem,
    readUuid: useEvent(() => uuid.current),
    // Asked while the list of the queue is drawn, which hears of the press before this form is drawn again.
    isSending: useCallback((asked) => isBusy.current && uuid.current === asked, []),
    setUuid: useEvent((next) => {
      uuid.current = next;
      isWithoutReferrer.current = false;
    }),
  };
}

/** Nothing, where it takes long: the server checks, too, and until it is sent nobody keeps what was pressed. */
function soon<Answer>(promise: Promise<Answer>): Promise<Answer | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, cropsWithinMs, null));
  return Promise.race([promise, late]);
}

type NoticeReason = NonNullable<BookingSubmit['notice']>['reason'];

type RuleText = Extract<BookingTextKey, 'bookingErrors.samples' | 'bookingErrors.validation'>;
