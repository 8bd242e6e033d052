import type { Dependencies } from '../Dependencies.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { readChoiceFilter, readKeyFilter } from '../http/filters.ts';
import { answerPage, readId, readListQuery } from '../http/list.ts';
import { readJson } from '../http/readJson.ts';
import { getSms, listSms } from '../services/messages/listSms.ts';
import { sendSms, smsFields } from '../services/messages/sendSms.ts';
import { readFields, readObject } from '../validation/readFields.ts';
import { smsStatuses } from '../values.ts';

export function smsRoutes({
  db,
  clock,
  options,
  wakeSender,
}: Dependencies): Handlers<'sms.list' | 'sms.send' | 'sms.get'> {
  return {
    'sms.list': async (context) => {
      const query = {
        ...readListQuery(context),
        status: readChoiceFilter(context, 'status', smsStatuses),
        booking: readKeyFilter(context, 'booking'),
      };
      const listed = await db.inSnapshot((transaction) => listSms(transaction, query));
      return answerPage(context, listed, options.trustProxyHops);
    },
    'sms.send': async (context) => {
      const actor = context.get('actor');
      const reading = readFields(smsFields, readObject(await readJson(context)));
      const written = await db.inTransaction((transaction) => sendSms(transaction, actor, reading, clock()));
      wakeSender();
      return context.json(written, 201);
    },
    'sms.get': async (context) => {
      const id = readId(context);
      return context.json(await db.inSnapshot((transaction) => getSms(transaction, id)));
    },
  };
}
