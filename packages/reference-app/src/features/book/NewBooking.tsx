import type { Booking, SessionUser } from '@udongo/sdk';
import { BookingForm, type BookingUser } from '@udongo/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useServices } from '../../app/ServicesContext.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useText } from '../../messages/translator.ts';
import { LoggedOutNotice } from './LoggedOutNotice.tsx';
import { takeOverDrafts } from './takeOverDrafts.ts';

interface NewBookingProps {
  /** Null for a visitor. */
  account: BookingUser | null;
  /** Whose form it is, logged in or not any more; null for a visitor. */
  person: SessionUser | null;
}

/** The form, and after booking the way to the booking and to its status page. */
export function NewBooking({ account, person }: NewBookingProps) {
  const t = useText();
  const { queueOf, udongo } = useServices();
  const [booked, setBooked] = useState<Booking>();
  // Once, and before the form looks for drafts.
  useState(() => person && takeOverDrafts(person.id));
  return (
    <div className="app-page">
      {person && <LoggedOutNotice person={person} />}
      <BookingForm
        api={udongo}
        queue={queueOf(person)}
        user={account}
        onBooked={setBooked}
        bookingHref={account ? ({ id }) => `/bookings/${id}` : undefined}
        statusHref={({ uuid }) => `/status/${uuid}`}
        header={<PageTitle intro={t('book.intro')}>{t('book.title')}</PageTitle>}
        render={{
          // The page's title is gone with the form: this one takes its place, and what follows is a level higher, too.
          doneTitle: ({ children, ...props }) => <h1 {...props}>{children}</h1>,
          doneStepsTitle: ({ children, ...props }) => <h2 {...props}>{children}</h2>,
          doneLink: ({ href = '', ...props }) => <Link {...props} to={href} />,
          statusLink: ({ href = '', ...props }) => (
            <>
              {account && booked && (
                <ButtonLink to={`/bookings/${booked.id}`} variant="primary">
                  {t('book.seeBooking')}
                </ButtonLink>
              )}
              <Link {...props} to={href} />
            </>
          ),
        }}
      />
    </div>
  );
}
