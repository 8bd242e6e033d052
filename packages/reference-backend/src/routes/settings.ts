import type { Settings } from '@udongo/sdk';
import type { Dependencies } from '../Dependencies.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { createHandlers } from '../http/createHandlers.ts';
import { readValues } from '../http/readBody.ts';
import { listSetUp } from '../MessageTransport.ts';
import { updateSettings } from '../services/bookings/updateSettings.ts';
import { readSettings, settingsFields } from '../services/platform/settings.ts';

export function settingsRoutes(dependencies: Dependencies) {
  const { command, edit } = createHandlers(dependencies);
  const message_channels = listSetUp(dependencies.transports);
  const withChannels = async (stored: Promise<Settings>): Promise<Settings> => ({
    ...(await stored),
    message_channels,
  });
  const read = (...[db]: Parameters<typeof readSettings>) => withChannels(readSettings(db));
  return {
    'settings.get': command([], read),
    'settings.update': edit(
      [(context) => readValues(context, settingsFields)],
      (transaction, { userId }, changes, now) =>
        withChannels(updateSettings(transaction, changes, userId, now)),
      read,
    ),
  } satisfies Partial<Handlers>;
}
