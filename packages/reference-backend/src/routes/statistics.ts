import type { OperationId } from '@udongo/sdk';
import type { Dependencies } from '../Dependencies.ts';
import type { AppContext, Handler, Handlers } from '../http/AppEnv.ts';
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

type StatisticsOperation = Extract<OperationId, `statistics.${string}` | 'stats.getApp' | 'stats.getUser'>;

export function statisticsRoutes({ db, clock }: Dependencies): Handlers<StatisticsOperation> {
  /** Answers a statistic; each reads the filters that it has beside days and county. */
  const answer =
    <Filters extends StatisticsFilters>(
      statistic: Statistic<Filters>,
      readFilters: (context: AppContext) => Filters,
    ): Handler =>
    async (context) => {
      const filters = { ...readFilters(context), ...readCommon(context) };
      const interval = readChoiceFilter(context, 'interval', intervals) ?? 'month';
      const asked = { actor: context.get('actor'), now: clock(), query: { filters, interval } };
      return context.json(
        await db.inSnapshot((transaction) => countStatistic(transaction, statistic, asked)),
      );
    };
  return {
    'stats.getApp': async (context) => context.json(await db.inSnapshot(countApp)),
    'stats.getUser': async (context) =>
      context.json(await db.inSnapshot((transaction) => countUser(transaction, context.get('actor')))),
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
    'statistics.getSoilPicture': async (context) => {
      const year = readKeyFilter(context, 'year');
      return context.json(await db.inSnapshot((transaction) => readSoilPicture(transaction, year, clock())));
    },
    'statistics.getFarmers': answer(farmerStatistics, readAgent),
    'statistics.getAgents': answer(agentStatistics, () => ({})),
  };
}

const readCommon = (context: AppContext) => ({
  date_after: readDayFilter(context, 'date_after'),
  date_before: readDayFilter(context, 'date_before'),
  county: readKeyFilter(context, 'county'),
});
const readAgent = (context: AppContext) => ({ agent: readKeyFilter(context, 'agent') });
const readTestType = (context: AppContext) => ({
  test_type: readChoiceFilter(context, 'test_type', testTypes),
});
