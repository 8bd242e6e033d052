import { ApiError, type CallOptions, type SessionUser } from '@udongo/sdk';
import { formatKes, formatNumber } from '@udongo/sdk/values';
import { Button, Card, formatDate, useLocale } from '@udongo/ui';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { useServices, useUser } from '../../app/ServicesContext.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { NotFoundPage } from '../../components/NotFoundPage.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { isNotOffered } from '../../lib/isNotOffered.ts';
import { useLoaded } from '../../lib/useLoaded.ts';
import { askNumbers, type Numbers, type NumbersQuestion } from './askNumbers.ts';
import { Breakdowns } from './Breakdowns.tsx';
import { NumbersFilterFields } from './NumbersFilterFields.tsx';
import { useNumbersText } from './numbersTexts.ts';
import { Trend, toCounted } from './Trend.tsx';
import { toList } from './toList.ts';
import { topicsOf } from './topics.ts';
import { type NumbersFilters, useNumbersFilters } from './useNumbersFilters.ts';
import '../../components/countTiles.css';
import './numbers.css';

/** How much there is of what, over time and by group, within what the person may see. */
export function NumbersPage() {
  const user = useUser();
  const { config } = useServices();
  if (!user || config.withoutScreens.includes('numbers')) return <NotFoundPage />;
  return <NumbersOf user={user} />;
}

function NumbersOf({ user: { role } }: { user: SessionUser }) {
  const t = useNumbersText();
  const locale = useLocale();
  const { udongo } = useServices();
  const { filters, choose } = useNumbersFilters(role);
  const ask = useCallback(
    (question: NumbersQuestion, options: CallOptions) => askNumbers(udongo, question, options),
    [udongo],
  );
  const { data, ...waiting } = useLoaded(ask, { role, filters });
  const isUnknown = waiting.error instanceof ApiError && waiting.error.status === 501;
  if (isNotOffered(waiting.error) || isUnknown) return <NotFoundPage />;
  return (
    <div className="app-page">
      <PageTitle
        intro={data?.asOf && t('numbers.asOf', { time: formatDate(locale, data.asOf, 'time') })}
        actions={
          <>
            {role !== 'farmer' && <ButtonLink to="/">{t('numbers.attention')}</ButtonLink>}
            <ButtonLink to="/numbers/soil">{t('soil.title')}</ButtonLink>
          </>
        }
      >
        {t('numbers.title')}
      </PageTitle>
      <NumbersFilterFields role={role} filters={filters} choose={choose} />
      {data && waiting.status !== 'error' ? (
        <Counted numbers={data} filters={filters} role={role} choose={choose} />
      ) : (
        <Waiting {...waiting} />
      )}
    </div>
  );
}

interface CountedProps {
  numbers: Numbers;
  filters: NumbersFilters;
  role: SessionUser['role'];
  choose: (changes: Readonly<Record<string, string>>) => void;
}

function Counted({ numbers, filters, role, choose }: CountedProps) {
  const t = useNumbersText();
  const parts = { numbers, filters };
  const everything = { from: '', to: '', county: '', agent: '', test_type: '', status: '' };
  return (
    <>
      <Tiles {...parts} role={role} />
      {numbers.whole[filters.topic]?.count === 0 ? (
        <Card>
          <EmptyState
            title={t('numbers.emptyTitle')}
            action={<Button onClick={() => choose(everything)}>{t('numbers.reset')}</Button>}
          >
            {t('numbers.empty')}
          </EmptyState>
        </Card>
      ) : (
        <>
          <Trend {...parts} />
          <Breakdowns {...parts} />
        </>
      )}
    </>
  );
}

/** How many there are of everything in the chosen days. */
function Tiles({ numbers, filters, role }: Omit<CountedProps, 'choose'>) {
  const t = useNumbersText();
  return (
    <section aria-label={t('numbers.topics')}>
      <ul className="app-tiles">
        {topicsOf[role].map((topic) => {
          const counted = numbers.whole[topic];
          const to = toList(topic, toCounted({ ...filters, topic }));
          const content = (
            <>
              <strong>{formatNumber(counted?.count)}</strong> <span>{t(`numbers.${topic}`)}</span>{' '}
              {counted?.amount != null && (
                <span className="app-numbers__amount">{formatKes(counted.amount)}</span>
              )}
            </>
          );
          return (
            <li key={topic}>
              <Link to={to}>{content}</Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
