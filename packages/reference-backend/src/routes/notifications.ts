import type { Dependencies } from '../Dependencies.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { readBooleanFilter, readChoiceFilter } from '../http/filters.ts';
import { answerPage, readId, readListQuery } from '../http/list.ts';
import { readJson } from '../http/readJson.ts';
import {
  deleteNotification,
  getNotification,
  listNotifications,
  markAllRead,
  notificationFields,
  updateNotification,
} from '../services/notifications/notifications.ts';
import { readFields, readObject } from '../validation/readFields.ts';
import { languages } from '../values.ts';

type NotificationOperation = `notifications.${'list' | 'get' | 'update' | 'delete' | 'markAllRead'}`;

export function notificationRoutes({ db, options }: Dependencies): Handlers<NotificationOperation> {
  return {
    'notifications.list': async (context) => {
      const query = {
        ...readListQuery(context),
        is_read: readBooleanFilter(context, 'is_read'),
        language: readChoiceFilter(context, 'language', languages) ?? 'en',
      };
      const actor = context.get('actor');
      const listed = await db.inSnapshot((transaction) => listNotifications(transaction, actor, query));
      return answerPage(context, listed, options.trustProxyHops);
    },
    'notifications.get': async (context) => {
      const id = readId(context);
      const actor = context.get('actor');
      return context.json(await db.inSnapshot((transaction) => getNotification(transaction, actor, id)));
    },
    'notifications.update': async (context) => {
      const id = readId(context);
      const actor = context.get('actor');
      const reading = readFields(notificationFields, readObject(await readJson(context)));
      return context.json(
        await db.inTransaction((transaction) => updateNotification(transaction, actor, id, reading)),
      );
    },
    'notifications.delete': async (context) => {
      const id = readId(context);
      const actor = context.get('actor');
      await db.inTransaction((transaction) => deleteNotification(transaction, actor, id));
      return context.body(null, 204);
    },
    'notifications.markAllRead': async (context) => {
      const actor = context.get('actor');
      await db.inTransaction((transaction) => markAllRead(transaction, actor));
      return context.body(null, 204);
    },
  };
}
