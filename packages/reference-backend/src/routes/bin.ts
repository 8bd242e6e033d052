import type { Dependencies } from '../Dependencies.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { createHandlers } from '../http/createHandlers.ts';
import { readListQuery } from '../http/list.ts';
import { restoreFields, restoreRecord } from '../services/bookings/restoreRecord.ts';
import { listBin } from '../services/platform/bin.ts';

export function binRoutes(dependencies: Dependencies) {
  const { page, command } = createHandlers(dependencies);
  return {
    'bin.list': page([readListQuery], (transaction, _, query) => listBin(transaction, query)),
    'bin.restore': command([restoreFields], restoreRecord),
  } satisfies Partial<Handlers>;
}
