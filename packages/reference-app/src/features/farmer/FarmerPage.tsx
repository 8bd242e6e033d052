import { ApiError, type CallOptions, type Farmer } from '@udongo/sdk';
import { Card } from '@udongo/ui';
import { useCallback } from 'react';
import { Link, useParams } from 'react-router';
import { AddressLink } from '../../components/AddressLink.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { type Fact, Facts } from '../../components/Facts.tsx';
import { ForbiddenPage } from '../../components/ForbiddenPage.tsx';
import { ReadingsOverTime } from '../../components/over-time/ReadingsOverTime.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { PhoneLinks } from '../../components/PhoneLinks.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { contactOf } from '../../lib/contactOf.ts';
import type { NameKind } from '../../lib/createRecordNames.ts';
import { isServedBy } from '../../lib/isServedBy.ts';
import { isStaff, mayBook, mayCall } from '../../lib/mayCall.ts';
import { readRecordId } from '../../lib/readRecordId.ts';
import { useText } from '../../messages/translator.ts';
import { isUnanswered } from '../../services/networkFirst.ts';
import { readOwnFarmers } from '../../services/ownFarmers.ts';
import { useServices, useUser } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { useRecordNames } from '../../services/useRecordNames.ts';
import { FarmerBookings } from './FarmerBookings.tsx';
import { useFarmerText } from './farmerTexts.ts';
import '../../components/booking.css';

const onlyCounty: readonly NameKind[] = ['county'];
const countyAndReferrer: readonly NameKind[] = ['county', 'referrer'];

/** A farmer, for the people who serve them: contact details, bookings, and a button to book. */
export function FarmerPage() {
  const t = useFarmerText();
  const user = useUser();
  const id = readRecordId(useParams().id);
  if (user?.role === 'farmer' || (isStaff(user?.role) && !mayCall(user?.role, 'farmers.get')))
    return <ForbiddenPage title={t('farmer.title')} />;
  return id === null ? <Missing /> : <KnownFarmer id={id} />;
}

function KnownFarmer({ id }: { id: number }) {
  const t = useFarmerText();
  const { udongo } = useServices();
  const user = useUser();
  const agent = user?.role === 'agent' ? user.id : null;
  const ask = useCallback(
    (wanted: number, options: CallOptions) =>
      udongo.farmers.get(wanted, options).catch(async (error: unknown) => {
        if (agent === null || !isUnanswered(error)) throw error;
        // The list of the agent's own farmers is on this device, even if this page was never opened.
        const { farmers } = await readOwnFarmers(udongo.farmers, agent);
        const farmer = farmers.find(({ id }) => id === wanted);
        if (!farmer) throw error;
        return farmer;
      }),
    [udongo, agent],
  );
  const { data, ...waiting } = useLoaded(ask, id);
  if (data) return <FarmerDetails farmer={data} />;
  if (waiting.error instanceof ApiError && waiting.error.status === 404) return <Missing />;
  return (
    <div className="app-page">
      <PageTitle intro={isUnanswered(waiting.error) && t('farmer.notKept')}>{t('farmer.title')}</PageTitle>
      <Waiting {...waiting} />
    </div>
  );
}

function FarmerDetails({ farmer }: { farmer: Farmer }) {
  const t = useFarmerText();
  const app = useText();
  const user = useUser();
  const isAdministrator = user?.role === 'administrator';
  const { nameOf } = useRecordNames(isAdministrator ? countyAndReferrer : onlyCounty);
  const name = farmer.user.full_name;
  const { phone_number, county, address } = contactOf(farmer);
  const place = [address, nameOf('county', county)].filter(Boolean).join(', ');
  const facts: Fact[] = [
    [app('booking.phone'), phone_number && <PhoneLinks key="phone" phone={phone_number} />],
    [
      app('booking.email'),
      farmer.user.email && <a href={`mailto:${farmer.user.email}`}>{farmer.user.email}</a>,
    ],
    [app('booking.county'), nameOf('county', county)],
    [
      app('booking.address'),
      address && (
        <AddressLink address={address} place={place}>
          {t('farmer.map')}
        </AddressLink>
      ),
    ],
  ];
  const referrer = isAdministrator && nameOf('referrer', farmer.referrer);
  if (referrer) facts.push([t('farmer.referrer'), referrer]);
  return (
    <div className="app-page">
      <nav className="app-crumbs">
        <Link to="/farmers">{t('farmer.list')}</Link>
      </nav>
      <PageTitle
        actions={
          mayBook(user?.role) &&
          isServedBy(user, farmer) && (
            <ButtonLink to={`/book?farmer=${farmer.id}`} variant="primary">
              {t('farmer.book', { name: name.split(' ')[0] ?? name })}
            </ButtonLink>
          )
        }
      >
        {name}
      </PageTitle>
      <Card title={t('farmer.contact')}>
        <Facts facts={facts} />
      </Card>
      <FarmerBookings farmer={farmer} />
      <ReadingsOverTime farmer={farmer.id} />
    </div>
  );
}

function Missing() {
  const t = useFarmerText();
  return (
    <div className="app-page app-page--narrow">
      <PageTitle intro={t('farmer.missing')}>{t('farmer.missingTitle')}</PageTitle>
      <div>
        <ButtonLink to="/farmers" variant="primary">
          {t('farmer.all')}
        </ButtonLink>
      </div>
    </div>
  );
}
