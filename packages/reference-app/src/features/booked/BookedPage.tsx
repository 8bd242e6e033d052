import type { Booking } from '@udongo/sdk';
import { BookingConfirmation, codeOf } from '@udongo/ui';
import { useCallback } from 'react';
import { Link, Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { KeepInAccount } from '../../components/KeepInAccount.tsx';
import { BookingPay } from '../../components/payment/BookingPay.tsx';
import { BookingSharing } from '../../components/sharing/BookingSharing.tsx';
import { PublicSharing } from '../../components/sharing/PublicSharing.tsx';
import { type BookedState, readBooked } from '../../lib/bookedState.ts';
import { countPromisedDays } from '../../lib/countPromisedDays.ts';
import { usePageHeading } from '../../lib/usePageHeading.ts';
import { useText } from '../../messages/translator.ts';
import { useServices, useUser } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { useTabTitle } from '../../services/useTabTitle.ts';
import { useBookedText } from './bookedTexts.ts';
import './booked.css';

/** The confirmation of a booking, at an address of its own: a reload and the Back button keep code and link. */
export function BookedPage() {
  const { booking: name = '' } = useParams();
  const booked = readBooked(useLocation().state, name);
  if (booked) return <Booked booked={booked} />;
  // In another browser the history is empty: lead to a page of the booking instead.
  return <Navigate to={name.includes('-') ? `/status/${name}` : `/bookings/${name}`} replace />;
}

function Booked({ booked }: { booked: BookedState }) {
  const t = useText();
  const say = useBookedText();
  const user = useUser();
  const heading = usePageHeading();
  // Without the farmer's name: the browser's history keeps titles.
  useTabTitle(say('booked.tab', { code: codeOf(booked) }));
  const navigate = useNavigate();
  const forOthers = user !== null && user.role !== 'farmer';
  const name = useFarmerName(booked.id, forOthers);
  return (
    <div className="app-page">
      <div className="udongo-booking-form">
        <BookingConfirmation
          booking={{ ...booked, ...(name && { name }) }}
          forOthers={forOthers}
          titleId="booked"
          statusHref={booked.uuid && `/status/${booked.uuid}`}
          bookingHref={user ? `/bookings/${booked.id}` : undefined}
          onAnother={() => void navigate('/book')}
          render={{
            doneTitle: ({ children, ...props }) => (
              <h1 {...props} ref={heading}>
                {children}
              </h1>
            ),
            doneAmount: (props) => (
              <>
                <p {...props} />
                <div className="app-booked__pay">
                  <BookingPay
                    of={!user && booked.uuid ? { uuid: booked.uuid } : { booking: booked.id }}
                    uuid={booked.uuid}
                    code={codeOf(booked)}
                  />
                </div>
              </>
            ),
            doneSteps: (props) => (
              <>
                <ol {...props} />
                <Promises />
              </>
            ),
            doneStepsTitle: ({ children, ...props }) => <h2 {...props}>{children}</h2>,
            doneLink: ({ href = '', ...props }) => <Link {...props} to={href} />,
            statusLink: ({ href = '', ...props }) => (
              <>
                {user && (
                  <ButtonLink to={`/bookings/${booked.id}`} variant="primary">
                    {t('book.seeBooking')}
                  </ButtonLink>
                )}
                <Link {...props} to={href} />
              </>
            ),
          }}
        />
        {user && (
          <div className="app-booked__keep">
            <BookingSharing booking={{ id: booked.id, ...(name && { name }) }} />
          </div>
        )}
        {!user && booked.uuid && (
          <div className="app-booked__keep">
            <VisitorSharing uuid={booked.uuid} />
            <KeepInAccount uuid={booked.uuid} />
          </div>
        )}
      </div>
    </div>
  );
}

/** Where the code goes, and when the report comes, as far as the service promises it. */
function Promises() {
  const t = useBookedText();
  const { visitor } = useServices();
  const { data } = useLoaded((_: null, options) => visitor.settings.get(options), null);
  const days = countPromisedDays(data);
  return (
    <>
      {days !== null && <p>{t('booked.reportIn', { count: days })}</p>}
      {data?.message_channels?.includes('sms') && <p>{t('booked.sent')}</p>}
    </>
  );
}

/** Asks a visitor of an agrovet's booking. */
function VisitorSharing({ uuid }: { uuid: string }) {
  const { visitor } = useServices();
  const { data, reload } = useLoaded(visitor.bookings.getByUuid, uuid);
  return data ? <PublicSharing booking={data} onChanged={reload} /> : null;
}

/** Loads the farmer's name, because the browser's history has no names: it outlives a logout. */
function useFarmerName(id: number, isAsked: boolean): string | undefined {
  const { udongo } = useServices();
  const ask = useCallback(
    async (wanted: number | null): Promise<Pick<Booking, 'name'> | null> =>
      wanted === null ? null : udongo.bookings.get(wanted, { fields: 'id,name' }),
    [udongo],
  );
  return useLoaded(ask, isAsked ? id : null).data?.name;
}
