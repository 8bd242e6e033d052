import { todayInNairobi } from '@udongo/sdk/values';
import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { localDraftStorage, noDraftStorage } from '../../lib/draftStorage.ts';
import { useEvent } from '../../lib/useEvent.ts';
import { useFailureNotification } from '../../lib/useFailureNotification.ts';
import { useFocusPath } from '../../lib/useFocusPath.ts';
import { useReadFailure } from '../../lib/useReadFailure.ts';
import { useUniqueId } from '../../lib/useUniqueId.ts';
import { useMessages, useNotify } from '../../provider/index.ts';
import {
  bookingTexts,
  readPath,
  readRole,
  type SampleValues,
  useBookingLists,
  useBookingValues,
} from '../values/index.ts';
import type { BookingController } from './BookingController.ts';
import type { BookingFormParams } from './BookingFormProps.ts';
import { type BookingSession, createBookingSession } from './createBookingSession.ts';
import { useSampleRows } from './useSampleRows.ts';

/** Gives the state and actions of a soil-test booking: farmer, samples, checks in two passes, sending once, drafts. */
export function useBookingController(
  params: BookingFormParams,
  isFinished?: (sample: SampleValues) => boolean,
): BookingController {
  const { user, api, queue } = params;
  const id = useUniqueId();
  const rootRef = useRef<Node>(null);
  const [today] = useState(() => params.today ?? todayInNairobi());
  const [answer, onAnswer] = useState<BookingController['discount']['answer']>(null);
  const session = useBookingSession(params);
  const snapshot = useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);
  const { phase, stored, uuid: openUuid, fills } = snapshot;
  const { form, testTypes } = useBookingValues({
    ...session,
    stored,
    today,
    offered: params.testTypes,
    extraFields: params.extraFields,
  });
  const { lists, cropFilter } = useBookingLists(api, stored);

  const pathId = useCallback((path: string) => `${id}-${path}`, [id]);
  const focusIds = useFocusPath(rootRef);
  const focus = useEvent((...paths: string[]) => focusIds(paths.map(pathId)));
  const samples = useSampleRows(form, focus, isFinished);
  const goTo = useEvent((paths: readonly string[]) => {
    samples.expand(paths.map(readPath).flatMap((path) => (path.kind === 'sampleField' ? path.index : [])));
    focus(...paths);
  });
  const { dismissRemoved } = samples;
  // End the session as soon as the form is gone: an effect may be cleaned up a frame later, and messages would still come.
  useLayoutEffect(
    () => session.start({ form, lists, goTo, focus, dismissRemoved }),
    [session, form, lists, goTo, focus, dismissRemoved],
  );

  const refusal = 'notice' in phase ? phase : null;
  const done = phase.name === 'booked' ? phase.booking : null;
  return {
    form,
    waiting: queue && !stored ? { ...session.waiting, queue, openUuid } : null,
    mode: stored ? 'update' : 'create',
    role: readRole(user, stored !== null, params.shop !== undefined),
    status: done ? 'done' : 'pressed' in phase ? 'pending' : 'idle',
    done,
    discount: { ask: api.bookings.checkDiscount, booking: stored, answer, onAnswer },
    today,
    testTypes,
    lists,
    cropFilter,
    fills,
    samples,
    extraFields: params.extraFields,
    draft: { ...session.draft, offered: snapshot.offered, isSaved: snapshot.isSaved },
    sending: {
      isSlow: 'isSlow' in phase && !api.bookings.isAsking,
      notice: refusal?.notice ?? null,
      otherErrors: refusal?.otherErrors ?? [],
      sendWithoutReferrer: refusal?.isReferrerRefused ? session.sendWithoutReferrer : null,
    },
    submit: session.submit,
    clear: session.clear,
    undoClear: snapshot.cleared && session.undoClear,
    bookAnother: session.bookAnother,
    setChoice: session.setChoice,
    pathId,
    focusPath: useCallback((path) => goTo([path]), [goTo]),
    rootRef,
  };
}

/** Creates a session once, and gives it the latest parameters after each render. */
function useBookingSession(params: BookingFormParams): BookingSession {
  const t = useMessages(bookingTexts);
  const readFailure = useReadFailure();
  const notify = useNotify();
  const failures = useFailureNotification();
  const { draftStorage = localDraftStorage, queue } = params;
  const options = {
    ports: { ...params, t, readFailure, notify, ...failures },
    storage: draftStorage ?? noDraftStorage,
    queue,
  };
  const [session] = useState(() => createBookingSession(options));
  useLayoutEffect(() => session.update(options));
  return session;
}
