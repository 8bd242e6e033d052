import type { Dependencies } from '../Dependencies.ts';
import type { AppContext, Handlers } from '../http/AppEnv.ts';
import { answerCreated, createHandlers } from '../http/createHandlers.ts';
import { readChoiceFilter, readKeyFilter } from '../http/filters.ts';
import { readGrowingId, readListQuery } from '../http/list.ts';
import { getSms, listSms } from '../services/messages/listSms.ts';
import { sendSms, smsFields } from '../services/messages/sendSms.ts';
import { smsStatuses } from '../values.ts';

export function smsRoutes(dependencies: Dependencies) {
  const { query, page, command, sending } = createHandlers(dependencies);
  return {
    'sms.list': page([readFilters], (transaction, _, filters) => listSms(transaction, filters)),
    'sms.send': sending(command([smsFields], sendSms, answerCreated)),
    'sms.get': query([readGrowingId], (transaction, _, id) => getSms(transaction, id)),
  } satisfies Partial<Handlers>;
}

function readFilters(context: AppContext) {
  return {
    ...readListQuery(context),
    status: readChoiceFilter(context, 'status', smsStatuses),
    booking: readKeyFilter(context, 'booking'),
  };
}
