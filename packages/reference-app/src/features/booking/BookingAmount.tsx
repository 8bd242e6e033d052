import type { Booking } from '@udongo/sdk';
import { costPerTest, formatKes } from '@udongo/sdk/values';
import { amountsOf } from '../../lib/bookingFacts.ts';
import { useText } from '../../messages/translator.ts';

/** The price of the booking, line by line; with a discount, also the discount and the amount after it. */
export function BookingAmount({ booking }: { booking: Booking }) {
  const t = useText();
  const { due, discount, net } = amountsOf(booking);
  return (
    <dl className="app-amount">
      <div>
        <dt>{t('booking.oneSample')}</dt>
        <dd>{formatKes(costPerTest(booking.test_type))}</dd>
      </div>
      <div>
        <dt>{t('booking.samples')}</dt>
        <dd>× {booking.no_of_samples}</dd>
      </div>
      <div className="app-amount__total">
        <dt>{t('booking.total')}</dt>
        <dd>{formatKes(due)}</dd>
      </div>
      {discount > 0 && (
        <>
          <div>
            <dt>{t('booking.discount')}</dt>
            <dd>− {formatKes(discount)}</dd>
          </div>
          <div className="app-amount__total">
            <dt>{t('booking.afterDiscount')}</dt>
            <dd>{formatKes(net)}</dd>
          </div>
        </>
      )}
    </dl>
  );
}
