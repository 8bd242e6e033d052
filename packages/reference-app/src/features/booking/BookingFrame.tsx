import type { Booking } from '@udongo/sdk';
import type { ReactNode } from 'react';
import { MissingBooking } from '../../components/MissingBooking.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { useText } from '../../messages/translator.ts';
import type { LoadedBooking } from './useBooking.ts';

interface BookingFrameProps {
  booking: LoadedBooking;
  /** Draws the booking once it is here. */
  children: (booking: Booking) => ReactNode;
}

/** The frame of a booking's pages: shows that it is loading, missing or failed, else the page. */
export function BookingFrame({ booking, children }: BookingFrameProps) {
  const t = useText();
  const { data, missing, ...waiting } = booking;

  if (missing) return <MissingBooking />;
  if (data) return <div className="app-page">{children(data)}</div>;
  return (
    <div className="app-page">
      <PageTitle>{t('booking.title')}</PageTitle>
      <Waiting {...waiting} />
    </div>
  );
}
