import type { Dependencies } from '../Dependencies.ts';
import type { AppContext, Handlers } from '../http/AppEnv.ts';
import { createHandlers } from '../http/createHandlers.ts';
import {
  readBooleanFilter,
  readChoiceFilter,
  readDayFilter,
  readGrowingKeyFilter,
  readKeyFilter,
} from '../http/filters.ts';
import { readListQuery } from '../http/list.ts';
import { listAudit } from '../services/platform/audit.ts';
import { auditKinds, auditRecordKinds } from '../values.ts';

export function auditRoutes(dependencies: Dependencies) {
  const { page } = createHandlers(dependencies);
  return {
    'audit.list': page([readFilters], (transaction, _, filters) => listAudit(transaction, filters)),
  } satisfies Partial<Handlers>;
}

function readFilters(context: AppContext) {
  return {
    ...readListQuery(context),
    kind: readChoiceFilter(context, 'kind', auditKinds),
    user: readKeyFilter(context, 'user'),
    operation: readText(context, 'operation'),
    request_id: readText(context, 'request_id'),
    first_of_request: readBooleanFilter(context, 'first_of_request'),
    record_kind: readChoiceFilter(context, 'record_kind', auditRecordKinds),
    record: readGrowingKeyFilter(context, 'record'),
    date_after: readDayFilter(context, 'date_after'),
    date_before: readDayFilter(context, 'date_before'),
  };
}

/** A parameter that is any text that the database can store. */
function readText(context: AppContext, name: string): string | undefined {
  return (context.req.query(name) ?? '').replaceAll('\0', '') || undefined;
}
