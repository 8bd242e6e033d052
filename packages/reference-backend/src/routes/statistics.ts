import type { Dependencies } from '../Dependencies.ts';
import type { AppContext, Handler, Handlers } from '../http/AppEnv.ts';
import { createHandlers } from '../http/createHandlers.ts';
import { readChoiceFilter, readDayFilter, readKeyFilter } from '../http/filters.ts';
import { bookingStatistics } from '../services/statistics/bookingStatistics.ts';
import { commissionStatistics } from '../services/statistics/commissionStatistics.ts';
import { countApp, countUser } from '../services/statistics/countOverall.ts';
import { countStatistic } from '../services/statistics/countStatistic.ts';
import { paymentStatistics } from '../services/statistics/paymentStatistics.ts';
import { agentStatistics, farmerStatistics } from '../services/statistics/peopleStatistics.ts';
import { readSoilPicture } from '../services/statistics/readSoilPicture.ts';
import { intervals, type Statistic, type StatisticsFilters } from '../services/statistics/Statistic.ts';
import { sampleStatistics } from '../services/statistics/sampleStatistics.ts';
import { bookingStatuses, commissionStatuses, paymentStates, paymentStatuses, testTypes } from '../values.ts';

export function statisticsRoutes(dependencies: Dependencies) {
  const { query } = createHandlers(dependencies);
  /** Answers a statistic; each reads the filters that it has beside days and county. */
  const answer = <Filters extends StatisticsFilters>(
    statistic: Statistic<Filters>,
    readFilters: (context: AppContext) => Filters,
  ): Handler =>
    query(
      [(context) => ({ ...readFilters(context), ...readCommon(context) }), readInterval],
      (transaction, actor, filters, interval, now) =>
        countStatistic(transaction, statistic, { actor, now, query: { filters, interval } }),
    );
  return {
    'stats.getApp': query([], countApp),
    'stats.getUser': query([], countUser),

    'statistics.getBookings': answer(bookingStatistics, (context) => ({
      ...readAgent(context),
      ...readTestType(context),
      status: readChoiceFilter(context, 'status', bookingStatuses),
      payment: readChoiceFilter(context, 'payment', paymentStates),
    })),
    'statistics.getSamples': answer(sampleStatistics, (context) => ({
      ...readAgent(context),
      ...readTestType(context),
      status: readChoiceFilter(context, 'status', bookingStatuses),
    })),
    'statistics.getPayments': answer(paymentStatistics, (context) => ({
      ...readAgent(context),
      ...readTestType(context),
      status: readChoiceFilter(context, 'status', paymentStatuses),
    })),
    'statistics.getCommissions': answer(commissionStatistics, (context) => ({
      ...readAgent(context),
      ...readTestType(context),
      status: readChoiceFilter(context, 'status', commissionStatuses),
    })),
    'statistics.getSoilPicture': query(
      [(context) => readKeyFilter(context, 'year')],
      (transaction, _, year, now) => readSoilPicture(transaction, year, now),
    ),

    'statistics.getFarmers': answer(farmerStatistics, readAgent),
    'statistics.getAgents': answer(agentStatistics, () => ({})),
  } satisfies Partial<Handlers>;
}

const readInterval = (context: AppContext) => readChoiceFilter(context, 'interval', intervals) ?? 'month';
const readCommon = (context: AppContext) => ({
  date_after: readDayFilter(context, 'date_after'),
  date_before: readDayFilter(context, 'date_before'),
  county: readKeyFilter(context, 'county'),
});
const readAgent = (context: AppContext) => ({ agent: readKeyFilter(context, 'agent') });
const readTestType = (context: AppContext) => ({
  test_type: readChoiceFilter(context, 'test_type', testTypes),
});
