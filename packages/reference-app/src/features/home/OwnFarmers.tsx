import { formatPhone } from '@udongo/sdk/values';
import { Card } from '@udongo/ui';
import { Link } from 'react-router';
import { useServices } from '../../app/ServicesContext.ts';
import { useLoaded } from '../../lib/useLoaded.ts';
import { useText } from '../../messages/translator.ts';

/** The farmers whom an agent referred last, each a link to their page. */
export function OwnFarmers({ referrer }: { referrer: number }) {
  const t = useText();
  const { udongo } = useServices();
  const { data } = useLoaded(udongo.farmers.list, { referrer, limit: 5, ordering: '-id' });
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
        {data.results.map(({ id, user, profile }) => (
          <li key={id}>
            <span className="app-recent__what">
              <Link className="app-recent__code" to={`/farmers/${id}`}>
                {user.full_name}
              </Link>
              <span className="app-recent__test">{formatPhone((user.profile ?? profile)?.phone_number)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
