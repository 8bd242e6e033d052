import type { Dependencies } from '../Dependencies.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { readJson } from '../http/readJson.ts';
import { readSettings, settingsFields, updateSettings } from '../services/settings.ts';
import { allValues, readFields, readObject } from '../validation/readFields.ts';

export function settingsRoutes({ db, clock }: Dependencies): Handlers<'settings.get' | 'settings.update'> {
  return {
    'settings.get': async (context) => context.json(await db.inTransaction(readSettings)),
    'settings.update': async (context) => {
      const changes = allValues(readFields(settingsFields, readObject(await readJson(context))));
      const { userId } = context.get('actor');
      return context.json(
        await db.inTransaction((transaction) => updateSettings(transaction, changes, userId, clock())),
      );
    },
  };
}
