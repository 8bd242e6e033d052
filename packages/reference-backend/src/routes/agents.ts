import type { Dependencies } from '../Dependencies.ts';
import { readBooleanFilter, readDayFilter, readKeyFilter } from '../http/filters.ts';
import { getAgent, listAgents } from '../services/people/agents.ts';
import { agentFields, createAgent, deleteAgent, updateAgent } from '../services/people/changeAgents.ts';
import { resourceRoutes } from './resourceRoutes.ts';

export function agentRoutes(dependencies: Dependencies) {
  const { hasher } = dependencies;
  return resourceRoutes('agents', dependencies, {
    fields: agentFields,
    readFilters: (context) => ({
      is_agrovet: readBooleanFilter(context, 'is_agrovet'),
      county: readKeyFilter(context, 'county'),
      has_county: readBooleanFilter(context, 'has_county'),
      date_after: readDayFilter(context, 'date_after'),
      date_before: readDayFilter(context, 'date_before'),
    }),
    list: listAgents,
    get: getAgent,
    create: (db, actor, reading, now) => createAgent(db, actor, reading, now, hasher),
    update: (db, actor, id, reading, now) => updateAgent(db, actor, id, reading, now, hasher),
    delete: deleteAgent,
  });
}
