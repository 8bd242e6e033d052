import type { Dependencies } from '../Dependencies.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { answerPage, readId, readListQuery } from '../http/list.ts';
import { readJson } from '../http/readJson.ts';
import { changeProfile, getProfile, listProfiles, profileFields } from '../services/profiles.ts';
import { readFields, readObject } from '../validation/readFields.ts';

export function profileRoutes({
  db,
  clock,
  options,
}: Dependencies): Handlers<'profiles.list' | 'profiles.get' | 'profiles.patch'> {
  return {
    'profiles.list': async (context) => {
      const query = readListQuery(context);
      const actor = context.get('actor');
      const listed = await db.inTransaction((transaction) => listProfiles(transaction, actor, query));
      return answerPage(context, listed, options.trustProxyHops);
    },
    'profiles.get': async (context) => {
      const id = readId(context);
      const actor = context.get('actor');
      return context.json(await db.inTransaction((transaction) => getProfile(transaction, actor, id)));
    },
    'profiles.patch': async (context) => {
      const id = readId(context);
      const actor = context.get('actor');
      const reading = readFields(profileFields, readObject(await readJson(context)));
      const profile = await db.inTransaction((transaction) =>
        changeProfile(transaction, actor, id, reading, clock()),
      );
      return context.json(profile);
    },
  };
}
