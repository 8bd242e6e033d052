import type { Dependencies } from '../Dependencies.ts';
import type { AppContext, Handlers } from '../http/AppEnv.ts';
import { answerCsv } from '../http/answerCsv.ts';
import { answerPdf } from '../http/answerPdf.ts';
import { answerRecord, createHandlers } from '../http/createHandlers.ts';
import { readChoiceFilter, readDayFilter, readKeyFilter } from '../http/filters.ts';
import { readId, readListQuery } from '../http/list.ts';
import {
  collectCommissions,
  collectFields,
  disburseCommissions,
  disburseFields,
} from '../services/money/commissions/changeCommissions.ts';
import { getCommission, listCommissions } from '../services/money/commissions/listCommissions.ts';
import {
  listRates,
  readBalance,
  readStatement,
  toStatementCsv,
  writePayouts,
} from '../services/money/commissions/readBalance.ts';
import { undoPayout, undoPayoutFields } from '../services/money/commissions/undoPayout.ts';
import { commissionStatuses, languages, testTypes } from '../values.ts';

export function commissionRoutes(dependencies: Dependencies) {
  const { db, clock, renderPdf } = dependencies;
  const { query, page, command } = createHandlers(dependencies);
  const readAgentStatement = (context: AppContext) => {
    const actor = context.get('actor');
    const agent = readAgent(context);
    const days = readDays(context);
    return db.inSnapshot((transaction) => readStatement(transaction, actor, agent, days));
  };
  return {
    'commissions.list': page([readFilters], listCommissions),
    'commissions.get': query([readId], getCommission, answerRecord),
    'commissions.collect': command([collectFields], collectCommissions),
    'commissions.disburse': command([disburseFields], disburseCommissions),
    'commissions.undoPayout': command([undoPayoutFields], undoPayout),
    'commissions.getBalance': query([readAgent], readBalance),
    'commissions.downloadStatement': async (context) => {
      const language = readChoiceFilter(context, 'language', languages) ?? 'en';
      const statement = await readAgentStatement(context);
      const bytes = await renderPdf({ kind: 'statement', statement, language, now: clock() });
      return answerPdf(context, bytes, `statement-${statement.agent.id}`);
    },
    'commissions.downloadStatementCsv': async (context) => {
      const statement = await readAgentStatement(context);
      return answerCsv(context, toStatementCsv(statement), `statement-${statement.agent.id}`);
    },
    'commissions.downloadPayoutsCsv': async (context) => {
      const batch = readKeyFilter(context, 'batch');
      const lines = await db.inSnapshot((transaction) => writePayouts(transaction, batch));
      return answerCsv(context, lines, batch === undefined ? 'payouts' : `payouts-${batch}`);
    },
    'agents.listCommissionRates': page([readId, readListQuery], listRates),
  } satisfies Partial<Handlers>;
}

const readAgent = (context: AppContext) => readKeyFilter(context, 'agent');

function readFilters(context: AppContext) {
  return {
    ...readListQuery(context),
    ...readDays(context),
    agent: readAgent(context),
    booking: readKeyFilter(context, 'booking'),
    batch: readKeyFilter(context, 'batch'),
    status: readChoiceFilter(context, 'status', commissionStatuses),
    county: readKeyFilter(context, 'county'),
    test_type: readChoiceFilter(context, 'test_type', testTypes),
  };
}

function readDays(context: AppContext) {
  return {
    date_after: readDayFilter(context, 'date_after'),
    date_before: readDayFilter(context, 'date_before'),
  };
}
