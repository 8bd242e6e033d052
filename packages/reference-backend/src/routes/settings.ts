import type { Dependencies } from '../Dependencies.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { createHandlers } from '../http/createHandlers.ts';
import { readValues } from '../http/readBody.ts';
import { updateSettings } from '../services/bookings/updateSettings.ts';
import { readSettings, settingsFields } from '../services/platform/settings.ts';

export function settingsRoutes(dependencies: Dependencies) {
  const { command, edit } = createHandlers(dependencies);
  return {
    'settings.get': command([], readSettings),
    'settings.update': edit(
      [(context) => readValues(context, settingsFields)],
      (transaction, { userId }, changes, now) => updateSettings(transaction, changes, userId, now),
      readSettings,
    ),
  } satisfies Partial<Handlers>;
}
