import type { EarlierBooking } from '@udongo/sdk';
import { Button, Card, formatDate, useLocale, useNotify } from '@udongo/ui';
import { useState } from 'react';
import { useServices } from '../../services/ServicesContext.ts';
import { useAccountText } from './accountTexts.ts';

interface EarlierBookingsProps {
  bookings: readonly EarlierBooking[];
  /** Called after an attempt to claim one, to load them again. */
  onClaimed: () => void;
}

/** Bookings that were made with the confirmed phone number before; nothing where there are none. */
export function EarlierBookings({ bookings, onClaimed }: EarlierBookingsProps) {
  const t = useAccountText();
  const locale = useLocale();
  const notify = useNotify();
  const { records, failures } = useServices();
  const [pendingId, setPendingId] = useState<number>();
  if (bookings.length === 0) return null;

  const claim = async ({ id, code }: EarlierBooking) => {
    setPendingId(id);
    try {
      await records.account.claimEarlierBookings({ bookings: [id] });
      notify({ tone: 'success', title: t('account.earlier'), message: t('account.claimed', { code }) });
    } catch (error) {
      failures.report(error);
    }
    setPendingId(undefined);
    onClaimed();
  };

  return (
    <Card title={t('account.earlier')}>
      <p className="app-quiet">{t('account.earlierHint')}</p>
      <ul className="app-own__list">
        {bookings.map((booking) => (
          <li key={booking.id}>
            <div>
              <b>{booking.code}</b> · {booking.name}
              <div className="app-quiet">
                {formatDate(locale, booking.soil_test_date)} ·{' '}
                {t('account.samples', { count: booking.no_of_samples })}
              </div>
            </div>
            <Button pending={pendingId === booking.id} onClick={() => void claim(booking)}>
              {t('account.claim', { code: booking.code })}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
