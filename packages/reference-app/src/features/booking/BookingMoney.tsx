import type { Booking } from '@udongo/sdk';
import { formatKes } from '@udongo/sdk/values';
import { codeOf } from '@udongo/ui';
import { useState } from 'react';
import { BookingPayment } from '../../components/BookingPayment.tsx';
import { FoldedCard } from '../../components/FoldedCard.tsx';
import { LinkedPayments } from '../../components/linked-payments/LinkedPayments.tsx';
import { BookingPay } from '../../components/payment/BookingPay.tsx';
import { DocumentButton } from '../../components/payment/DocumentButton.tsx';
import { RecordPayment } from '../../components/payment/RecordPayment.tsx';
import { AskRefund } from '../../components/refunds/AskRefund.tsx';
import { BookingRefunds, mayHaveRefunds } from '../../components/refunds/BookingRefunds.tsx';
import { amountsOf } from '../../lib/bookingFacts.ts';
import { isStaff, mayCall } from '../../lib/mayCall.ts';
import { useText } from '../../messages/translator.ts';
import { useUser } from '../../services/ServicesContext.ts';
import { BookingAmount } from './BookingAmount.tsx';

interface BookingMoneyProps {
  booking: Booking;
  /** Called once the server has stored a change, to load the booking again. */
  onChanged: () => void;
}

/** Shows the price of a booking, how it is paid and what goes back. Staff record payments first; other people pay first. */
export function BookingMoney({ booking, onChanged }: BookingMoneyProps) {
  const role = useUser()?.role;
  // A request changes nothing else of the booking.
  const [refundsAsked, setRefundsAsked] = useState(0);
  const price = (
    <PriceCard
      key="price"
      booking={booking}
      onChanged={onChanged}
      onRefundAsked={() => setRefundsAsked(refundsAsked + 1)}
    />
  );
  if (isStaff(role) && !mayCall(role, 'payments.list')) return price;
  const pay = (
    <BookingPay
      key={`${booking.paid}-${booking.balance_due}-${booking.canceled}`}
      of={{ booking: booking.id }}
      uuid={booking.uuid}
      code={codeOf(booking)}
      onPaid={onChanged}
      known={{
        amount: booking.balance_due ?? amountsOf(booking).net,
        code: codeOf(booking),
        phone_number: booking.phone_no,
        paid: booking.paid ?? false,
        canceled: booking.canceled ?? false,
      }}
    />
  );
  return (
    <>
      {mayHaveRefunds(booking) && (
        <BookingRefunds
          key={`refunds ${booking.status} ${booking.updated_on} ${refundsAsked}`}
          booking={booking}
        />
      )}
      {isStaff(role) ? [price, pay] : [pay, price]}
    </>
  );
}

function PriceCard({ booking, onChanged, onRefundAsked }: BookingMoneyProps & { onRefundAsked: () => void }) {
  const t = useText();
  const role = useUser()?.role;
  const isOffice = isStaff(role);
  const isToPay = !booking.paid && !booking.canceled;
  const isSomePaid = Number(booking.amount_paid) > 0;
  return (
    <FoldedCard
      title={t(isToPay && !isOffice ? 'booking.amountDue' : 'booking.price')}
      short={formatKes(amountsOf(booking).net)}
      defaultOpen={isOffice}
    >
      <BookingAmount booking={booking} />
      <div className="app-row">
        <span>{t('booking.payment')}</span>
        <BookingPayment booking={booking} />
      </div>
      <div className="app-actions">
        {mayCall(role, 'bookings.markAsPaid') && isToPay && (
          <RecordPayment booking={booking} onRecorded={onChanged} />
        )}
        {(!isOffice || mayCall(role, 'payments.list')) && !booking.canceled && (
          <DocumentButton kind="invoice" booking={booking.id} code={codeOf(booking)} />
        )}
        {mayCall(role, 'payments.requestRefund') && isSomePaid && !booking.canceled && (
          <AskRefund booking={booking} onAsked={onRefundAsked} />
        )}
      </div>
      {mayCall(role, 'payments.link') && isSomePaid && (
        <LinkedPayments
          key={`${booking.amount_paid}-${booking.balance_due}`}
          booking={booking.id}
          onChanged={onChanged}
        />
      )}
    </FoldedCard>
  );
}
