import type { Dependencies } from '../Dependencies.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { readBooleanFilter } from '../http/filters.ts';
import { answerPage, readId, readListQuery } from '../http/list.ts';
import { getAgent, listAgents } from '../services/agents.ts';

export function agentRoutes({ db, options }: Dependencies): Handlers<'agents.list' | 'agents.get'> {
  return {
    'agents.list': async (context) => {
      const query = { ...readListQuery(context), isAgrovet: readBooleanFilter(context, 'is_agrovet') };
      const actor = context.get('actor');
      const listed = await db.inTransaction((transaction) => listAgents(transaction, actor, query));
      return answerPage(context, listed, options.trustProxyHops);
    },
    'agents.get': async (context) => {
      const id = readId(context);
      const actor = context.get('actor');
      return context.json(await db.inTransaction((transaction) => getAgent(transaction, actor, id)));
    },
  };
}
