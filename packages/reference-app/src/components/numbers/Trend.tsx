import { formatNumber } from '@udongo/sdk/values';
import { Card, formatDate, useLocale } from '@udongo/ui';
import { Link } from 'react-router';
import { OnDemand } from '../OnDemand.tsx';
import type { Numbers } from './askNumbers.ts';
import { CountsTable } from './CountsTable.tsx';
import { formatPeriod } from './formatPeriod.ts';
import { useNumbersText } from './numbersTexts.ts';
import { type Days, endOf } from './periods.ts';
import { type Counted, useToList } from './toList.ts';
import type { NumbersFilters } from './useNumbersFilters.ts';

/** Fetches the code of the chart. */
export const loadChart = () => import('./TrendChart.tsx').then((m) => m.TrendChart);

interface TrendProps {
  numbers: Numbers;
}

/** The chosen topic over time, and the running period against the one before. */
export function Trend(props: TrendProps) {
  const t = useNumbersText();
  return (
    <Card title={t('numbers.trend', { topic: t(`numbers.${props.numbers.filters.topic}`) })}>
      <TrendBody {...props} />
    </Card>
  );
}

interface TrendBodyProps extends TrendProps {
  /** Whether the table opens by a press, below. Default: it is beside the chart. */
  folded?: boolean;
}

/** The trend without its card. */
export function TrendBody({ numbers, folded = false }: TrendBodyProps) {
  const t = useNumbersText();
  const locale = useLocale();
  const toList = useToList();
  const { filters, running } = numbers;
  const { topic, interval, from, to } = filters;
  const name = t(`numbers.${topic}`);
  const listOf = (days: Days) => toList(topic, { ...toCounted(filters), ...days });
  const points = fromFirstCounted(numbers.whole[topic]?.series ?? []).map(({ period, count, amount }) => {
    const end = endOf(period, interval);
    const isRunning = period <= running.now.to && end >= running.now.to;
    const label = formatPeriod(locale, period, interval);
    return {
      key: period,
      period: label,
      label: isRunning ? t('numbers.running', { period: label }) : label,
      count,
      amount,
      isRunning,
      // No day outside of the chosen ones is counted.
      to: listOf({ from: period < from ? from : period, to: end > to ? to : end }),
    };
  });
  const label = t('numbers.chart', {
    topic: name,
    from: formatDate(locale, points[0] && points[0].key > from ? points[0].key : from),
    to: formatDate(locale, to),
  });
  const table = (
    <CountsTable
      caption={t('numbers.trend', { topic: name })}
      header={t(`numbers.${interval}`)}
      rows={[...points].reverse()}
      asOf={numbers.asOf}
    />
  );
  return (
    <div className="app-numbers__trend" data-folded={folded || undefined}>
      <Comparison numbers={numbers} listOf={listOf} />
      <CountedDays numbers={numbers} />
      <div>
        <OnDemand load={loadChart} props={{ points, label }} room="app-numbers__chart" />
        {points.some(({ isRunning }) => isRunning) && <p className="app-quiet">{t('numbers.dashed')}</p>}
      </div>
      {folded ? (
        <details>
          <summary>{t('numbers.table')}</summary>
          {table}
        </details>
      ) : (
        table
      )}
    </div>
  );
}

/** The periods without the empty ones before anything was counted; two are left, between which a line can be drawn. */
function fromFirstCounted<Period extends { count: number }>(series: readonly Period[]): readonly Period[] {
  const first = series.findIndex(({ count }) => count > 0);
  return series.slice(Math.max(0, Math.min(first, series.length - 2)));
}

/** The choices that a number of the shown topic is counted with. */
export function toCounted({ from, to, county, agent, test_type, status, topic }: NumbersFilters): Counted {
  const common = { from, to, county, agent };
  if (topic === 'agents') return { from, to, county };
  if (topic === 'farmers') return common;
  const ofBooking = topic === 'bookings' || topic === 'samples';
  return { ...common, test_type, status: ofBooking ? status : undefined };
}

/** The date by which the topic is counted, and the records of other days with the way to all of them. */
function CountedDays({ numbers: { filters, whole, ever } }: TrendProps) {
  const t = useNumbersText();
  const locale = useLocale();
  const toList = useToList();
  const { topic, from, to } = filters;
  const others = ever.count - (whole[topic]?.count ?? 0);
  const all = toList(topic, { ...toCounted(filters), from: undefined, to: undefined });
  return (
    <p className="app-quiet">
      {t('numbers.daysOf', {
        rule: t(`day.${topic}`),
        from: formatDate(locale, from),
        to: formatDate(locale, to),
      })}
      .{' '}
      {others > 0 && (
        <>
          {t('numbers.otherDays', { count: formatNumber(others) })}{' '}
          {all && <Link to={all}>{t('numbers.allDays', { count: formatNumber(ever.count) })}</Link>}
        </>
      )}
    </p>
  );
}

interface ComparisonProps {
  numbers: Numbers;
  listOf: (days: Days) => string | undefined;
}

function Comparison({ numbers: { running, now, before }, listOf }: ComparisonProps) {
  const t = useNumbersText();
  const locale = useLocale();
  const difference = now.count - before.count;
  const count = formatNumber(Math.abs(difference));
  const parts = [
    { count: now.count, days: running.now },
    { count: before.count, days: running.before },
  ];
  return (
    <section aria-label={t('numbers.compared')} className="app-numbers__compared">
      <dl>
        {parts.map(({ count, days }) => {
          const to = count > 0 ? listOf(days) : undefined;
          return (
            <div key={days.from}>
              <dt>
                {days.from === days.to
                  ? formatDate(locale, days.to)
                  : t('numbers.days', {
                      from: formatDate(locale, days.from),
                      to: formatDate(locale, days.to),
                    })}
              </dt>
              <dd>{to ? <Link to={to}>{formatNumber(count)}</Link> : formatNumber(count)}</dd>
            </div>
          );
        })}
      </dl>
      <p>
        {difference === 0
          ? t('numbers.same')
          : t(difference > 0 ? 'numbers.more' : 'numbers.less', { count })}
      </p>
    </section>
  );
}
