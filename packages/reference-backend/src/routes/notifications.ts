import type { Dependencies } from '../Dependencies.ts';
import type { AppContext, Handlers } from '../http/AppEnv.ts';
import { createHandlers } from '../http/createHandlers.ts';
import { readBooleanFilter, readChoiceFilter } from '../http/filters.ts';
import { readGrowingId, readListQuery } from '../http/list.ts';
import {
  deleteNotification,
  getNotification,
  listNotifications,
  markAllRead,
  notificationFields,
  updateNotification,
} from '../services/messages/notifications/notifications.ts';
import { languages } from '../values.ts';

export function notificationRoutes(dependencies: Dependencies) {
  const { query, page, command, edit } = createHandlers(dependencies);
  return {
    'notifications.list': page([readFilters], listNotifications),
    'notifications.get': query([readGrowingId], getNotification),
    'notifications.update': edit([readGrowingId, notificationFields], updateNotification, getNotification),
    'notifications.delete': command([readGrowingId], deleteNotification),
    'notifications.markAllRead': command([], markAllRead),
  } satisfies Partial<Handlers>;
}

function readFilters(context: AppContext) {
  return {
    ...readListQuery(context),
    is_read: readBooleanFilter(context, 'is_read'),
    language: readChoiceFilter(context, 'language', languages) ?? 'en',
  };
}
