import type { Booking, CallOptions, Farmer, Language, SessionUser } from '@udongo/sdk';
import { locateDevice } from '@udongo/sdk/location';
import {
  BookingForm,
  type BookingFormProps,
  type BookingQueue,
  type BookingUser,
  farmerToValues,
  Skeleton,
  useLocale,
} from '@udongo/ui';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { PageTitle } from '../../components/PageTitle.tsx';
import { toBooked } from '../../lib/bookedState.ts';
import { showIfAbove } from '../../lib/showIfAbove.ts';
import { useText } from '../../messages/translator.ts';
import { useServices, useUser } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { takeOverDrafts } from './takeOverDrafts.ts';

/** The question of the form's list of crops. */
const cropQuery = { limit: 100, public: true, ordering: 'name' } as const;

/** A service that keeps no consent is asked for none. */
const loadConsent = async (isKept: boolean) =>
  isKept ? import('../../components/consent/bookingConsent.tsx') : null;

/** Only agents need it: the form is the first page of visitors. */
const OwnFarmers = lazy(() => import('../../components/own-farmers/OwnFarmers.tsx'));
/** Only people need it who were logged in. */
const LoggedOutNotice = lazy(() => import('../../components/LoggedOutNotice.tsx'));

const render: BookingFormProps['render'] = { draft: (props) => <div {...props} ref={showIfAbove} /> };

interface NewBookingProps {
  /** Null for a visitor. */
  account: BookingUser | null;
  /** The owner of the form, logged in or not any more; null for a visitor. */
  person: SessionUser | null;
  /** The farmer who is chosen from the start. */
  farmer: Farmer | null;
}

/** The form; after booking, the confirmation's own page. */
export function NewBooking({ account, person, farmer }: NewBookingProps) {
  const t = useText();
  const user = useUser();
  const { config, deviceBookings, queueOf, udongo, visitor } = useServices();
  // It comes after the form, and before anybody can have filled it.
  const { data: consent } = useLoaded(loadConsent, config.takesConsent);
  // If a service does not list its tests, offer those of this app.
  const ask = useCallback(
    async (_: null, options: CallOptions) => (await visitor.boot.get({}, options)).test_types,
    [visitor],
  );
  const { data: offered } = useLoaded(ask, null);
  useEffect(() => {
    // The next booking can be without a network: the form asks for the crops only when their field is opened.
    if (person) void udongo.crops.list(cropQuery).catch(() => {});
  }, [udongo, person]);
  const language = useLocale();
  const queue = useMemo(() => withLanguage(queueOf(person), language), [queueOf, person, language]);
  const navigate = useNavigate();
  const confirm = (booking: Booking) => {
    if (!person) deviceBookings.add(booking);
    const { path, state } = toBooked(booking);
    void navigate(path, { state });
  };
  // Once, and before the form looks for drafts.
  useState(() => person && takeOverDrafts(person.id));
  const title = <PageTitle intro={t('book.intro')}>{t('book.title')}</PageTitle>;
  return (
    <div className="app-page">
      <Suspense>{person && !user && <LoggedOutNotice person={person} />}</Suspense>
      {person?.role === 'agent' ? (
        <Suspense
          fallback={
            <>
              {title}
              <Skeleton lines={3} shape="card" />
            </>
          }
        >
          <OwnFarmers referrer={person.id} draw={draw} />
        </Suspense>
      ) : (
        draw(udongo)
      )}
    </div>
  );

  function draw(api: typeof udongo) {
    return (
      <BookingForm
        api={api}
        queue={queue}
        user={account}
        testTypes={offered}
        defaultValues={farmer ? farmerToValues(farmer) : undefined}
        onBooked={confirm}
        locate={locateDevice}
        bookingHref={account ? ({ id }) => `/bookings/${id}` : undefined}
        statusHref={({ uuid }) => `/status/${uuid}`}
        render={render}
        {...consent?.withConsent(render, person, language)}
        header={title}
      />
    );
  }
}

/** The language of the page is that of the messages about a booking. */
function withLanguage(queue: BookingQueue, language: Language): BookingQueue {
  return {
    ...queue,
    press: ({ request, ...booking }, options) =>
      queue.press({ ...booking, request: { ...request, language } }, options),
  };
}
