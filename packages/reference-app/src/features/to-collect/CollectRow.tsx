import { Badge, Button, codeOf, formatDate, useLocale } from '@udongo/ui';
import { AddressLink } from '../../components/AddressLink.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CollectionState } from '../../components/collection/CollectionState.tsx';
import { useCollection } from '../../components/collection/useCollections.ts';
import { MapLink } from '../../components/MapLink.tsx';
import { PhoneLinks } from '../../components/PhoneLinks.tsx';
import { readPlace } from '../../lib/readPlace.ts';
import { useWords } from '../../lib/useWords.ts';
import { useServices } from '../../services/ServicesContext.ts';
import type { BookingToCollect } from './askToCollect.ts';
import { useToCollectText } from './toCollectTexts.ts';

interface CollectRowProps {
  booking: BookingToCollect;
  /** Name of the county; '' for none. */
  county: string;
  withDay: boolean;
  /** Called once the server has marked it as collected. */
  onCollected: () => void;
}

/** One booking to collect: whom to call, where to go and how many samples to take. */
export function CollectRow({ booking, county, withDay, onCollected }: CollectRowProps) {
  const t = useToCollectText();
  const words = useWords();
  const locale = useLocale();
  const { address, ward, samples, moves = [] } = booking;
  const asked = moves.find(({ status }) => status === 'asked');
  const code = codeOf(booking);
  const { toaster } = useServices();
  const collection = useCollection(booking, () => {
    toaster.show({ tone: 'success', message: t('toCollect.done', { code }) });
    onCollected();
  });
  return (
    <li>
      <div className="app-collect__who">
        <strong>{booking.name}</strong>
        <span>{code}</span>
        {withDay && <span>{formatDate(locale, booking.soil_test_date, 'long')}</span>}
        {asked && (
          <Badge tone="warning">{t('toCollect.asks', { date: formatDate(locale, asked.asked_date) })}</Badge>
        )}
      </div>
      <PhoneLinks phone={booking.phone_no} />
      <p>
        {t('toCollect.samples', { count: booking.no_of_samples })}, {words.testType(booking.test_type)}
      </p>
      {(address || ward) && (
        <p>
          <AddressLink
            address={address || ward || ''}
            place={[address, ward, county].filter(Boolean).join(', ')}
          >
            {t('toCollect.map')}
          </AddressLink>
        </p>
      )}
      <ol className="app-collect__places">
        {samples.map((sample, index) => {
          const { name, point } = readPlace(sample.sample_location);
          return (
            <li key={sample.id}>
              {name}{' '}
              {point && <MapLink {...point} place={name || t('toCollect.place', { number: index + 1 })} />}
              {sample.sample_notes && <small>{sample.sample_notes}</small>}
            </li>
          );
        })}
      </ol>
      {booking.notes && <p className="app-lines">{booking.notes}</p>}
      <CollectionState booking={booking} collection={collection} />
      <div className="app-actions">
        {(collection.state === 'open' || collection.state === 'refused') && (
          <Button
            variant="primary"
            aria-label={`${t('toCollect.collected')}: ${code}`}
            onClick={() => void collection.press()}
          >
            {t('toCollect.collected')}
          </Button>
        )}
        <ButtonLink to={`/bookings/${booking.id}`} aria-label={`${t('toCollect.open')}: ${code}`}>
          {t('toCollect.open')}
        </ButtonLink>
      </div>
    </li>
  );
}
