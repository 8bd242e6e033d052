import { Card } from '@udongo/ui';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { PhoneLinks } from '../../components/PhoneLinks.tsx';
import { contactOf } from '../../lib/contactOf.ts';
import { useText } from '../../messages/translator.ts';
import { readOwnFarmers } from '../../services/ownFarmers.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';

/** The farmers that an agent referred last, each a link to their page. */
export function OwnFarmers({ referrer }: { referrer: number }) {
  const t = useText();
  const { udongo } = useServices();
  const { data } = useLoaded(udongo.farmers.list, { referrer, limit: 5, ordering: '-id' });
  const isListed = Boolean(data?.results.length);
  // The next booking can be without a network.
  useEffect(() => {
    if (isListed) void readOwnFarmers(udongo.farmers, referrer);
  }, [isListed, udongo, referrer]);
  if (!data?.results.length) return null;
  return (
    <Card
      title={t('home.ownFarmers')}
      actions={
        <Link className="udongo-button" data-variant="quiet" to="/farmers">
          {t('home.allFarmers')}
        </Link>
      }
    >
      <ul className="app-recent">
        {data.results.map((farmer) => (
          <li key={farmer.id}>
            <span className="app-recent__what">
              <Link className="app-recent__code" to={`/farmers/${farmer.id}`}>
                {farmer.user.full_name}
              </Link>
              <PhoneLinks phone={contactOf(farmer).phone_number} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
