import type { Dependencies } from '../Dependencies.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { readChoiceFilter } from '../http/filters.ts';
import { answerPage, readListQuery } from '../http/list.ts';
import { listMessages } from '../services/messages/listMessages.ts';
import { messageChannels, messageStatuses } from '../values.ts';

export function messageRoutes({ db, options }: Dependencies): Handlers<'messages.list'> {
  return {
    'messages.list': async (context) => {
      const query = {
        ...readListQuery(context),
        channel: readChoiceFilter(context, 'channel', messageChannels),
        status: readChoiceFilter(context, 'status', messageStatuses),
      };
      const listed = await db.inSnapshot((transaction) => listMessages(transaction, query));
      return answerPage(context, listed, options.trustProxyHops);
    },
  };
}
