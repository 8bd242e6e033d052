import { ApiError, type Booking } from '@udongo/sdk';
import { locateDevice } from '@udongo/sdk/location';
import { Alert, BookingForm, type BookingUser, codeOf, toBookingUser, useBookingMerge } from '@udongo/ui';
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { ComponentProvider } from '../../components/ComponentProvider.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { lockedKeyOf, mayChange } from '../../lib/bookingFacts.ts';
import { showIfAbove } from '../../lib/showIfAbove.ts';
import { undone } from '../../lib/undone.ts';
import { useText } from '../../messages/translator.ts';
import { editsOf } from '../../services/editsOf.ts';
import { createEditUndo } from '../../services/editUndo.ts';
import { useServices, useUser } from '../../services/ServicesContext.ts';
import { useAccount } from '../../services/useAccount.ts';
import { BookingFrame } from './BookingFrame.tsx';
import { useBooking } from './useBooking.ts';
import { useKeptEdit } from './useKeptEdit.ts';
import { WardAndAddress } from './WardAndAddress.tsx';
import '../../components/booking.css';

/** Changes a booking. After an Undo, the page loads it again. */
export function EditBookingPage() {
  const times = useSyncExternalStore(undone.subscribe, undone.get);
  return <LoadedPage key={times} />;
}

function LoadedPage() {
  const booking = useBooking();
  return <BookingFrame booking={booking}>{(data) => <EditBooking booking={data} />}</BookingFrame>;
}

function EditBooking({ booking }: { booking: Booking }) {
  const t = useText();
  const services = useServices();
  const { cache } = services;
  const user = useUser();
  const account = useAccount(user?.id);
  const code = codeOf(booking);
  const header = (
    <>
      <nav className="app-crumbs">
        <Link to="/bookings">{t('booking.back')}</Link>
        <Link to={`/bookings/${booking.id}`}>{code}</Link>
      </nav>
      <PageTitle>{t('booking.editTitle', { code })}</PageTitle>
    </>
  );

  const isKept = user && editsOf(services, user).find(booking.id) !== undefined;
  // A change that the service refused is still to be read.
  if (!mayChange(booking, user?.role) && !isKept) {
    return (
      <>
        {header}
        <Alert tone="info">{t(lockedKeyOf(booking))}</Alert>
      </>
    );
  }
  if (booking.version === undefined && cache.cachedAt(booking) !== undefined) {
    return (
      <>
        {header}
        <Alert tone="info">{t('booking.changeWhenBack')}</Alert>
      </>
    );
  }
  // A network that is away is not waited for; a service that fails is asked again, by a button.
  const isAway = account.error instanceof ApiError && account.error.status < 400;
  const known = account.data ?? (isAway && user ? toBookingUser(user) : null);
  if (!known) {
    return (
      <>
        {header}
        <Waiting {...account} />
      </>
    );
  }
  return <EditForm key={`${booking.id} ${known.id}`} booking={booking} user={known} header={header} />;
}

interface EditFormProps {
  booking: Booking;
  user: BookingUser;
  header: ReactNode;
}

/**
 * The form, which merges what a colleague saved in the meantime. Without a network the change waits on this device; the form continues
 * with one that waits, and starts from the booking that it started from.
 */
function EditForm({ booking: loaded, user, header }: EditFormProps) {
  const services = useServices();
  const { base, booking, bookings: kept, draftStorage, isKept } = useKeptEdit(loaded);
  const [edits] = useState(() => {
    const made = createEditUndo(services);
    made.note([base], codeOf);
    return made;
  });
  const { bookings } = edits.track({ bookings: kept });
  const { api, question } = useBookingMerge({ ...services.udongo, bookings }, base);
  // A draft was typed into the kept change, and is compared with what that started from.
  const merging = isKept ? { ...api, bookings: { ...api.bookings, startFrom: () => undefined } } : api;
  const keepsWard = booking.ward !== undefined;
  /** The ward that the form started from. One that nobody changed here is not sent: a colleague can have said another one. */
  const startWard = useRef<unknown>(booking.ward);
  return (
    <ComponentProvider notify={edits.notify}>
      <BookingForm.Root
        mode="update"
        booking={booking}
        api={merging}
        user={user}
        draftStorage={draftStorage}
        render={{ draft: (props) => <div {...props} ref={showIfAbove} /> }}
        locate={locateDevice}
        {...(keepsWard && {
          defaultValues: { extra: { ward: booking.ward } },
          sendExtra: ({ ward }) => (ward === startWard.current ? {} : { ward }),
          onBooked: (_, { ward }) => {
            startWard.current = ward;
          },
        })}
      >
        <BookingForm.Main>
          {header}
          <BookingForm.Draft />
          <BookingForm.Error />
          <BookingForm.Note />
          <BookingForm.Person />
          <BookingForm.Test />
          <BookingForm.Place>
            <BookingForm.Field name="county" />
            {keepsWard ? <WardAndAddress booking={booking} /> : <BookingForm.Field name="address" />}
            <BookingForm.Field name="agent" />
          </BookingForm.Place>
          <BookingForm.Samples />
          <BookingForm.More />
          <BookingForm.Clear />
        </BookingForm.Main>
        <BookingForm.Summary />
      </BookingForm.Root>
      {question}
    </ComponentProvider>
  );
}
