import type { CallOptions, SessionUser } from '@udongo/sdk';
import { formatKes, formatNumber } from '@udongo/sdk/values';
import { Button, Card, formatDate, useLocale } from '@udongo/ui';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Coming, toNow } from '../../components/Coming.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ForbiddenPage } from '../../components/ForbiddenPage.tsx';
import { NotFoundPage } from '../../components/NotFoundPage.tsx';
import { askNumbers, type Numbers, type NumbersQuestion } from '../../components/numbers/askNumbers.ts';
import { useNumbersText } from '../../components/numbers/numbersTexts.ts';
import { Trend, toCounted } from '../../components/numbers/Trend.tsx';
import { useToList } from '../../components/numbers/toList.ts';
import { topicsOf } from '../../components/numbers/topics.ts';
import { useNumbersFilters } from '../../components/numbers/useNumbersFilters.ts';
import { ReadingsOverTime } from '../../components/over-time/ReadingsOverTime.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { SlowNotice } from '../../components/SlowNotice.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { isNotOffered } from '../../lib/isNotOffered.ts';
import { useServices, useUser } from '../../services/ServicesContext.ts';
import { useAccount } from '../../services/useAccount.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { Breakdowns } from './Breakdowns.tsx';
import { NumbersFilterFields } from './NumbersFilterFields.tsx';
import '../../components/countTiles.css';
import '../../components/numbers/numbers.css';

/** Counts of bookings, samples, payments and people, over time and by group, as far as the person can see them. */
export function NumbersPage() {
  const t = useNumbersText();
  const user = useUser();
  if (!user) return <NotFoundPage />;
  if (topicsOf(user.role).length === 0) return <ForbiddenPage title={t('numbers.title')} />;
  return <NumbersOf user={user} />;
}

function NumbersOf({ user: { id, role } }: { user: SessionUser }) {
  const t = useNumbersText();
  const locale = useLocale();
  const { udongo } = useServices();
  const { filters, choose } = useNumbersFilters(role);
  const ask = useCallback(
    (question: NumbersQuestion, options: CallOptions) => askNumbers(udongo, question, options),
    [udongo],
  );
  const { data, ...waiting } = useLoaded(ask, { topics: topicsOf(role), filters });
  if (isNotOffered(waiting.error)) return <NotFoundPage />;
  return (
    <div className="app-page app-page--wide">
      <PageTitle
        intro={
          (!data || data.asOf) && (
            <Coming isHere={!!data}>
              {t('numbers.asOf', { time: formatDate(locale, data?.asOf ?? toNow(), 'time') })}
            </Coming>
          )
        }
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
        <div className="app-numbers__counted" aria-busy={waiting.status === 'pending'}>
          <SlowNotice slow={waiting.slow} />
          <Counted numbers={data} role={role} choose={choose} />
        </div>
      ) : (
        <Waiting {...waiting} />
      )}
      {role === 'farmer' && <OwnReadings user={id} />}
    </div>
  );
}

/** A farmer's own soil over time, each value with the way to its results. */
function OwnReadings({ user }: { user: number }) {
  const { data } = useAccount(user);
  return data?.farmer ? <ReadingsOverTime farmer={data.farmer} /> : null;
}

interface CountedProps {
  numbers: Numbers;
  role: SessionUser['role'];
  choose: (changes: Readonly<Record<string, string>>) => void;
}

function Counted({ numbers, role, choose }: CountedProps) {
  const t = useNumbersText();
  const everything = { from: '', to: '', county: '', agent: '', test_type: '', status: '' };
  return (
    <>
      <Tiles numbers={numbers} role={role} />
      {numbers.whole[numbers.filters.topic]?.count === 0 ? (
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
          <Trend numbers={numbers} />
          <Breakdowns numbers={numbers} role={role} />
        </>
      )}
    </>
  );
}

/** The totals of each topic in the chosen days. */
function Tiles({ numbers, role }: Omit<CountedProps, 'choose'>) {
  const t = useNumbersText();
  const toList = useToList();
  return (
    <section aria-label={t('numbers.topics')}>
      <ul className="app-tiles">
        {topicsOf(role).map((topic) => {
          const counted = numbers.whole[topic];
          const to = toList(topic, toCounted({ ...numbers.filters, topic }));
          const content = (
            <>
              <strong>{formatNumber(counted?.count)}</strong> <span>{t(`numbers.${topic}`)}</span>{' '}
              {counted?.amount != null && (
                <span className="app-numbers__amount">{formatKes(counted.amount)}</span>
              )}{' '}
              <small className="app-quiet">{t(`day.${topic}`)}</small>
            </>
          );
          return <li key={topic}>{to ? <Link to={to}>{content}</Link> : <div>{content}</div>}</li>;
        })}
      </ul>
    </section>
  );
}
