import type { Booking, CallOptions } from '@udongo/sdk';
import { formatKes, todayInNairobi, toNumber } from '@udongo/sdk/values';
import { Card, codeOf, formatDate, Skeleton, useLocale } from '@udongo/ui';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { amountsOf } from '../../lib/bookingFacts.ts';
import { isNotOffered } from '../../lib/isNotOffered.ts';
import { useText } from '../../messages/translator.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { useHomeText } from './homeTexts.ts';

const asked = {
  limit: 20,
  ordering: '-id',
  fields: 'id,code,test_type,no_of_samples,discount,soil_test_date,paid,canceled,status,balance_due',
} as const;

/** The next step of a farmer's bookings: the nearest collection, then a report, which staff may still look at, then the laboratory. Shows nothing if none is known. */
export function NextStep() {
  const t = useText();
  const say = useHomeText();
  const locale = useLocale();
  const { udongo } = useServices();
  const ask = useCallback(
    async (query: typeof asked, options: CallOptions) => {
      const next = findNext((await udongo.bookings.list(query, options)).results);
      if (next?.step !== 'report') return { next };
      const given = udongo.reports.list({ booking: next.booking.id, limit: 1 }, options);
      // A service without reports has nothing to release.
      const has = await given.then(
        ({ results }) => results.length > 0,
        (error: unknown) => isNotOffered(error) || Promise.reject(error),
      );
      return { next: has ? next : ({ ...next, step: 'toRelease' } as const) };
    },
    [udongo],
  );
  const { data, status } = useLoaded(ask, asked);
  if (!data && status !== 'error') {
    return (
      <Card title={t('home.nextStep')}>
        <div className="app-person__next">
          <Skeleton lines={3} />
        </div>
      </Card>
    );
  }
  if (!data?.next) return null;
  const { step, booking } = data.next;
  const isUnpaid = booking.paid === false && !booking.canceled;
  // Something of it may be paid already.
  const toPay = toNumber(booking.balance_due) ?? amountsOf(booking).net;
  return (
    <Card title={t('home.nextStep')}>
      <p className="app-next">
        {say(`nextStep.${step}`, {
          code: codeOf(booking),
          date: formatDate(locale, booking.soil_test_date, 'long'),
        })}
      </p>
      {isUnpaid && <p>{say('nextStep.toPay', { amount: formatKes(toPay) })}</p>}
      <div>
        <Link to={`/bookings/${booking.id}`}>{t('book.seeBooking')}</Link>
      </div>
    </Card>
  );
}

/** A service without statuses still says the day. */
function findNext<Row extends Pick<Booking, 'soil_test_date' | 'status' | 'canceled'>>(
  bookings: readonly Row[],
) {
  const today = todayInNairobi();
  const [collect] = bookings
    .filter(({ status = 'booked', canceled }) => status === 'booked' && !canceled)
    .filter(({ soil_test_date }) => soil_test_date >= today)
    .sort((a, b) => a.soil_test_date.localeCompare(b.soil_test_date));
  if (collect) return { step: 'collect', booking: collect } as const;
  const ready = bookings.find(({ status }) => status === 'report_ready');
  if (ready) return { step: 'report', booking: ready } as const;
  const inLaboratory = ['sample_collected', 'received', 'analysed', 'verified'];
  const tested = bookings.find(({ status }) => status && inLaboratory.includes(status));
  return tested && ({ step: 'wait', booking: tested } as const);
}
