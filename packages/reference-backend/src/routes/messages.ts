import type { Dependencies } from '../Dependencies.ts';
import type { AppContext, Handlers } from '../http/AppEnv.ts';
import { createHandlers } from '../http/createHandlers.ts';
import { readChoiceFilter } from '../http/filters.ts';
import { readGrowingId, readListQuery } from '../http/list.ts';
import { listMessages } from '../services/messages/listMessages.ts';
import { sendAgain } from '../services/messages/sendAgain.ts';
import { messageChannels, messageStatuses } from '../values.ts';

export function messageRoutes(dependencies: Dependencies) {
  const { page, command, sending } = createHandlers(dependencies);
  return {
    'messages.list': page([readFilters], (transaction, _, filters) => listMessages(transaction, filters)),
    'messages.sendAgain': sending(
      command([readGrowingId], (transaction, _, id, now) => sendAgain(transaction, id, now)),
    ),
  } satisfies Partial<Handlers>;
}

function readFilters(context: AppContext) {
  return {
    ...readListQuery(context),
    channel: readChoiceFilter(context, 'channel', messageChannels),
    status: readChoiceFilter(context, 'status', messageStatuses),
  };
}
