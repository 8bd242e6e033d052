import type { Actor } from '../Actor.ts';
import type { Dependencies } from '../Dependencies.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { readBooleanFilter, readChoiceFilter, readKeyFilter } from '../http/filters.ts';
import { answerPage, readId, readListQuery } from '../http/list.ts';
import { readJson } from '../http/readJson.ts';
import {
  changeProfile,
  changesLogin,
  createProfile,
  deleteProfile,
  type ProfileChange,
} from '../services/changeProfiles.ts';
import { checkOwnPassword } from '../services/checkOwnPassword.ts';
import {
  getProfile,
  listProfiles,
  newProfileFields,
  profileFields,
  profileRights,
} from '../services/profiles.ts';
import { readFields, readObject } from '../validation/readFields.ts';
import { userRoles } from '../values.ts';

type ProfileOperation =
  | 'profiles.list'
  | 'profiles.get'
  | 'profiles.create'
  | 'profiles.patch'
  | 'profiles.delete';

export function profileRoutes(dependencies: Dependencies): Handlers<ProfileOperation> {
  const { db, clock, hasher, options, wakeSender } = dependencies;
  const checkOwnChange = async (actor: Actor, id: number, { profile, rights }: ProfileChange) => {
    if (actor.userId !== id) return;
    const stored = await db.inSnapshot((snapshot) => getProfile(snapshot, actor, id));
    const { phone_number, password } = profile.values;
    const email = actor.role === 'administrator' ? rights.values.email : undefined;
    if (changesLogin(actor, stored, { email, phone_number }))
      await checkOwnPassword(dependencies, id, password);
  };
  return {
    'profiles.list': async (context) => {
      const query = {
        ...readListQuery(context),
        role: readChoiceFilter(context, 'role', userRoles),
        county: readKeyFilter(context, 'county'),
        is_active: readBooleanFilter(context, 'is_active'),
      };
      const actor = context.get('actor');
      const listed = await db.inSnapshot((transaction) => listProfiles(transaction, actor, query));
      return answerPage(context, listed, options.trustProxyHops);
    },
    'profiles.get': async (context) => {
      const id = readId(context);
      const actor = context.get('actor');
      return context.json(await db.inSnapshot((transaction) => getProfile(transaction, actor, id)));
    },
    'profiles.create': async (context) => {
      const actor = context.get('actor');
      const reading = readFields(newProfileFields, readObject(await readJson(context)));
      const profile = await db.inTransaction((transaction) =>
        createProfile(transaction, actor, reading, clock(), hasher),
      );
      return context.json(profile, 201);
    },
    'profiles.patch': async (context) => {
      const id = readId(context);
      const actor = context.get('actor');
      const body = readObject(await readJson(context));
      const reading = { profile: readFields(profileFields, body), rights: readFields(profileRights, body) };
      await checkOwnChange(actor, id, reading);
      const profile = await db.inTransaction((transaction) =>
        changeProfile(transaction, actor, id, reading, clock()),
      );
      wakeSender();
      return context.json(profile);
    },
    'profiles.delete': async (context) => {
      const id = readId(context);
      const actor = context.get('actor');
      await db.inTransaction((transaction) => deleteProfile(transaction, actor, id));
      return context.body(null, 204);
    },
  };
}
