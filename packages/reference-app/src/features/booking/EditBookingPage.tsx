import type { Booking } from '@udongo/sdk';
import { locateDevice } from '@udongo/sdk/location';
import { Alert, BookingForm, type BookingUser, codeOf, useBookingMerge } from '@udongo/ui';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { lockedKeyOf, mayChange } from '../../lib/bookingFacts.ts';
import { showIfAbove } from '../../lib/showIfAbove.ts';
import { useText } from '../../messages/translator.ts';
import { useServices, useUser } from '../../services/ServicesContext.ts';
import { useAccount } from '../../services/useAccount.ts';
import { BookingFrame } from './BookingFrame.tsx';
import { useBooking } from './useBooking.ts';
import { WardAndAddress } from './WardAndAddress.tsx';
import '../../components/booking.css';

/** Changes a booking. */
export function EditBookingPage() {
  const booking = useBooking();
  return <BookingFrame booking={booking}>{(data) => <EditBooking booking={data} />}</BookingFrame>;
}

function EditBooking({ booking }: { booking: Booking }) {
  const t = useText();
  const { cache } = useServices();
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

  if (!mayChange(booking, user?.role)) {
    return (
      <>
        {header}
        <Alert tone="info">{t(lockedKeyOf(booking))}</Alert>
      </>
    );
  }
  if (cache.cachedAt(booking) !== undefined) {
    return (
      <>
        {header}
        <Alert tone="info">{t('booking.changeWhenBack')}</Alert>
      </>
    );
  }
  if (!account.data) {
    return (
      <>
        {header}
        <Waiting {...account} />
      </>
    );
  }
  return (
    <EditForm
      key={`${booking.id} ${account.data.id}`}
      booking={booking}
      user={account.data}
      header={header}
    />
  );
}

interface EditFormProps {
  booking: Booking;
  user: BookingUser;
  header: ReactNode;
}

/** The form, which merges what a colleague saved in the meantime. */
function EditForm({ booking, user, header }: EditFormProps) {
  const { udongo } = useServices();
  const { api, question } = useBookingMerge(udongo, booking);
  const keepsWard = booking.ward !== undefined;
  /** The ward that the form started from. One that nobody changed here is not sent: a colleague can have said another one. */
  const startWard = useRef<unknown>(booking.ward);
  return (
    <>
      <BookingForm.Root
        mode="update"
        booking={booking}
        api={api}
        user={user}
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
    </>
  );
}
