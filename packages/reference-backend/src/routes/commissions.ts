import type { Dependencies } from '../Dependencies.ts';
import type { AppContext, Handlers } from '../http/AppEnv.ts';
import { answerCsv } from '../http/answerCsv.ts';
import { answerPdf } from '../http/answerPdf.ts';
import { readChoiceFilter, readDayFilter, readKeyFilter } from '../http/filters.ts';
import { answerPage, cutFields, readId, readListQuery } from '../http/list.ts';
import { readJson } from '../http/readJson.ts';
import {
  collectCommissions,
  collectFields,
  disburseCommissions,
  disburseFields,
} from '../services/commissions/changeCommissions.ts';
import { getCommission, listCommissions } from '../services/commissions/listCommissions.ts';
import {
  listRates,
  readBalance,
  readStatement,
  toStatementCsv,
  writePayouts,
} from '../services/commissions/readBalance.ts';
import { readFields, readObject } from '../validation/readFields.ts';
import { commissionStatuses, languages, testTypes } from '../values.ts';

type CommissionOperation =
  | 'commissions.list'
  | 'commissions.get'
  | 'commissions.collect'
  | 'commissions.disburse'
  | 'commissions.getBalance'
  | 'commissions.downloadStatement'
  | 'commissions.downloadStatementCsv'
  | 'commissions.downloadPayoutsCsv'
  | 'agents.listCommissionRates';

export function commissionRoutes({
  db,
  clock,
  options,
  renderPdf,
}: Dependencies): Handlers<CommissionOperation> {
  const readAgentStatement = (context: AppContext) => {
    const actor = context.get('actor');
    const agent = readKeyFilter(context, 'agent');
    const days = readDays(context);
    return db.inSnapshot((transaction) => readStatement(transaction, actor, agent, days));
  };
  return {
    'commissions.list': async (context) => {
      const query = {
        ...readListQuery(context),
        ...readDays(context),
        agent: readKeyFilter(context, 'agent'),
        booking: readKeyFilter(context, 'booking'),
        batch: readKeyFilter(context, 'batch'),
        status: readChoiceFilter(context, 'status', commissionStatuses),
        county: readKeyFilter(context, 'county'),
        test_type: readChoiceFilter(context, 'test_type', testTypes),
      };
      const actor = context.get('actor');
      const listed = await db.inSnapshot((transaction) => listCommissions(transaction, actor, query));
      return answerPage(context, listed, options.trustProxyHops);
    },
    'commissions.get': async (context) => {
      const id = readId(context);
      const actor = context.get('actor');
      const found = await db.inSnapshot((transaction) => getCommission(transaction, actor, id));
      return context.json(cutFields(context, found));
    },
    'commissions.collect': async (context) => {
      const actor = context.get('actor');
      const reading = readFields(collectFields, readObject(await readJson(context)));
      return context.json(
        await db.inTransaction((transaction) => collectCommissions(transaction, actor, reading, clock())),
      );
    },
    'commissions.disburse': async (context) => {
      const actor = context.get('actor');
      const reading = readFields(disburseFields, readObject(await readJson(context)));
      return context.json(
        await db.inTransaction((transaction) => disburseCommissions(transaction, actor, reading, clock())),
      );
    },
    'commissions.getBalance': async (context) => {
      const actor = context.get('actor');
      const agent = readKeyFilter(context, 'agent');
      return context.json(
        await db.inSnapshot((transaction) => readBalance(transaction, actor, agent, clock())),
      );
    },
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
    'agents.listCommissionRates': async (context) => {
      const id = readId(context);
      const query = readListQuery(context);
      const actor = context.get('actor');
      const listed = await db.inSnapshot((transaction) => listRates(transaction, actor, id, query));
      return answerPage(context, listed, options.trustProxyHops);
    },
  };
}

function readDays(context: AppContext) {
  return {
    date_after: readDayFilter(context, 'date_after'),
    date_before: readDayFilter(context, 'date_before'),
  };
}
