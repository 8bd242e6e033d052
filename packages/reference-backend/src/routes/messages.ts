import type { Dependencies } from '../Dependencies.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { readChoiceFilter } from '../http/filters.ts';
import { answerPage, readId, readListQuery } from '../http/list.ts';
import { listMessages } from '../services/messages/listMessages.ts';
import { sendAgain } from '../services/messages/sendAgain.ts';
import { messageChannels, messageStatuses } from '../values.ts';

export function messageRoutes({
  db,
  clock,
  options,
  wakeSender,
}: Dependencies): Handlers<'messages.list' | 'messages.sendAgain'> {
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
    'messages.sendAgain': async (context) => {
      const id = readId(context);
      const message = await db.inTransaction((transaction) => sendAgain(transaction, id, clock()));
      wakeSender();
      return context.json(message);
    },
  };
}
