import type { Booking } from '@udongo/sdk';
import { formatPhone } from '@udongo/sdk/values';
import { Alert, Button, Card, codeOf, commonMessages, formatDate, useLocale, useMessages } from '@udongo/ui';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { AskAbout } from '../../components/AskAbout.tsx';
import { AuditLink } from '../../components/AuditLink.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CollectionCard } from '../../components/collection/CollectionCard.tsx';
import { useCollectionText } from '../../components/collection/collectionTexts.ts';
import { useConsentText } from '../../components/consent/consentTexts.ts';
import { DeleteBooking } from '../../components/DeleteBooking.tsx';
import { type Fact, Facts } from '../../components/Facts.tsx';
import { FoldedCard } from '../../components/FoldedCard.tsx';
import { Letterhead } from '../../components/Letterhead.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { PhoneLinks } from '../../components/PhoneLinks.tsx';
import { PrintLabels } from '../../components/PrintLabels.tsx';
import { OwnReview } from '../../components/reviews/OwnReview.tsx';
import { BookingSharing } from '../../components/sharing/BookingSharing.tsx';
import { StatusActions } from '../../components/status-change/StatusActions.tsx';
import { lockedKeyOf, mayChange, mayDelete } from '../../lib/bookingFacts.ts';
import { isStaff, mayCall } from '../../lib/mayCall.ts';
import { toCameBy, toCameByLabel } from '../../lib/toCameBy.ts';
import { useWords } from '../../lib/useWords.ts';
import { useText } from '../../messages/translator.ts';
import { useUser } from '../../services/ServicesContext.ts';
import { useCropNames } from '../../services/useCropNames.ts';
import { useRecordNames } from '../../services/useRecordNames.ts';
import { countKept } from '../../services/useUnsent.ts';
import { BookingFrame } from './BookingFrame.tsx';
import { BookingMoney } from './BookingMoney.tsx';
import { BookingSteps } from './BookingSteps.tsx';
import { OwnCommission } from './OwnCommission.tsx';
import { RegisterFarmer } from './RegisterFarmer.tsx';
import { SampleCard } from './SampleCard.tsx';
import { StatusLink } from './StatusLink.tsx';
import { blank, useAgrovetName } from './useAgrovetName.ts';
import { useBooking } from './useBooking.ts';
import { useBookingConsent } from './useBookingConsent.ts';
import '../../components/booking.css';

/** Few people have a change that waits. */
const WaitingEdit = lazy(() => import('../../components/WaitingEdit.tsx'));

const texts = { common: commonMessages };
const counties = ['county'] as const;

/** All about one booking: its test, person, samples, status and price. */
export function BookingPage() {
  const booking = useBooking();
  return (
    <BookingFrame booking={booking}>
      {(data) => <BookingDetails booking={data} onChanged={booking.reload} />}
    </BookingFrame>
  );
}

interface BookingDetailsProps {
  booking: Booking;
  /** Called once the server has stored a change, to load the booking again. */
  onChanged: () => void;
}

function BookingDetails({ booking, onChanged }: BookingDetailsProps) {
  const t = useText();
  const ui = useMessages(texts);
  const locale = useLocale();
  const account = useUser();
  const role = account?.role;
  const navigate = useNavigate();
  const { nameOf } = useRecordNames(counties);
  const cropNames = useCropNames();
  const words = useWords();
  const collectionText = useCollectionText();
  const consentText = useConsentText();
  const consentOf = useBookingConsent();
  const [isDeleting, setIsDeleting] = useState(false);
  const code = codeOf(booking);
  const seesResults = !isStaff(role) || mayCall(role, 'bookings.getResults');
  const isKept = role === 'agent' && booking.share_results === false;
  const yesOrNo = (is: boolean) => ui(is ? 'common.yes' : 'common.no');

  const test: Fact[] = [
    [t('booking.testType'), words.testType(booking.test_type)],
    [t('booking.date'), formatDate(locale, booking.soil_test_date, 'long')],
    [t('booking.farmingType'), words.farmingType(booking.farming_type)],
    [t('booking.crops'), cropNames(booking.crops) || (booking.crops.length > 0 && blank)],
    [t('booking.agrovet'), useAgrovetName(booking.agent)],
    // The code is a line of its own.
    [toCameByLabel(locale), role !== 'farmer' && toCameBy(locale, { ...booking, discount_code: '' })],
    [t('booking.reportSent'), yesOrNo(booking.is_report_sent)],
    [t('booking.discountCode'), booking.discount_code],
    [t('booking.notes'), booking.notes],
  ];
  const person: Fact[] = [
    [t('booking.name'), booking.name],
    [
      t('booking.phone'),
      // Nobody calls or writes to their own number.
      role === 'farmer' ? formatPhone(booking.phone_no) : <PhoneLinks key="phone" phone={booking.phone_no} />,
    ],
    [t('booking.email'), booking.email],
    [t('booking.county'), nameOf('county', booking.county) || blank],
    [collectionText('collection.ward'), booking.ward],
    [t('booking.address'), booking.address],
    [t('booking.registered'), role !== 'farmer' && yesOrNo(booking.farmer !== null)],
    [consentText('consent.label'), role !== 'farmer' && consentOf(booking)],
  ];

  const about = (
    <>
      {(!isStaff(role) || mayCall(role, 'bookings.setSharing')) && (
        <BookingSharing key={`sharing ${booking.status}`} booking={booking} onChanged={onChanged} />
      )}
      {booking.uuid && <StatusLink uuid={booking.uuid} />}
      <AuditLink kind="booking" id={booking.id} />
    </>
  );

  // To cancel is the usual way out: who books finds this one last.
  const remove = mayDelete(booking, role) && (
    <Button variant="danger" onClick={() => setIsDeleting(true)}>
      {t('booking.delete')}
    </Button>
  );

  return (
    <>
      <Letterhead />
      <nav className="app-crumbs">
        <Link to="/bookings">{t('booking.back')}</Link>
      </nav>
      <PageTitle
        intro={
          <>
            {role !== 'farmer' && (
              <span className="app-booking__who">
                {booking.name} <PhoneLinks phone={booking.phone_no} /> {nameOf('county', booking.county)}
              </span>
            )}
            <Dates booking={booking} />
          </>
        }
        actions={
          <>
            {seesResults &&
              !isKept &&
              (booking.status === 'verified' || booking.status === 'report_ready') && (
                <ButtonLink to={`/bookings/${booking.id}/results`} variant="primary">
                  {t('booking.results')}
                </ButtonLink>
              )}
            {(role === 'agent' || mayCall(role, 'samples.downloadLabels')) && (
              <PrintLabels booking={booking} />
            )}
            {mayChange(booking, role) && (
              <ButtonLink to={`/bookings/${booking.id}/edit`}>{t('booking.edit')}</ButtonLink>
            )}
            <AskAbout code={code} />
            <Button onClick={() => print()}>{t('booking.print')}</Button>
            {isStaff(role) && remove}
          </>
        }
      >
        {code}
      </PageTitle>
      <Suspense>
        {account && countKept('edit', account.id) > 0 && (
          <WaitingEdit booking={booking.id} user={account} onGone={onChanged} />
        )}
      </Suspense>
      {!mayChange(booking, role) && !isStaff(role) && booking.status !== 'report_ready' && (
        <div className="app-booking__locked">
          <Alert tone="info">{t(lockedKeyOf(booking))}</Alert>
        </div>
      )}
      <div className="app-booking">
        <div className="app-booking__main">
          <FoldedCard title={t('booking.test')} short={words.testType(booking.test_type)}>
            <Facts facts={test.filter(isFilled)} />
          </FoldedCard>
          <FoldedCard title={t('booking.person')} short={booking.name}>
            <Facts facts={person.filter(isFilled)} />
            {booking.farmer === null && (role === 'agent' || mayCall(role, 'farmers.create')) && (
              <RegisterFarmer booking={booking} onChanged={onChanged} />
            )}
          </FoldedCard>
          {booking.samples.map((sample, index) => (
            <SampleCard
              key={sample.id}
              sample={sample}
              number={index + 1}
              hasOthers={booking.samples.some(({ rejected_reason }) => !rejected_reason)}
              cropNames={cropNames}
            />
          ))}
          {isStaff(role) && about}
        </div>
        <aside className="app-booking__side">
          {booking.status && (
            <Card title={t('booking.progress')}>
              <StatusActions booking={booking} onChanged={onChanged}>
                <BookingSteps booking={booking} />
              </StatusActions>
            </Card>
          )}
          <CollectionCard booking={booking} onChanged={onChanged} />
          <BookingMoney booking={booking} onChanged={onChanged} />
          {account?.role === 'agent' && (
            <OwnCommission key={`commission ${booking.paid}`} booking={booking} agent={account.id} />
          )}
          {role === 'farmer' && booking.status === 'report_ready' && <OwnReview booking={booking.id} />}
          {!isStaff(role) && about}
        </aside>
      </div>
      {!isStaff(role) && remove && <div className="app-booking__end">{remove}</div>}
      {isDeleting && (
        <DeleteBooking
          booking={booking}
          onClose={() => setIsDeleting(false)}
          onDeleted={() => void navigate('/bookings', { replace: true })}
          onRestored={() => void navigate(`/bookings/${booking.id}`)}
        />
      )}
    </>
  );
}

function Dates({ booking: { created_on, updated_on } }: { booking: Booking }) {
  const t = useText();
  const locale = useLocale();
  if (!created_on) return null;
  const booked = formatDate(locale, created_on, 'time');
  const changed = updated_on ? formatDate(locale, updated_on, 'time') : booked;
  const parts = [t('booking.booked', { date: booked })];
  if (changed !== booked) parts.push(t('booking.changed', { date: changed }));
  return parts.join(', ');
}

/** A booking leaves out what nobody filled in. */
function isFilled([, value]: Fact): boolean {
  return Boolean(value);
}
