import type { Actor } from '../Actor.ts';
import type { Dependencies } from '../Dependencies.ts';
import type { AppContext, Handlers } from '../http/AppEnv.ts';
import { answerCreated, createHandlers } from '../http/createHandlers.ts';
import { readBooleanFilter, readChoiceFilter, readKeyFilter } from '../http/filters.ts';
import { readId, readListQuery } from '../http/list.ts';
import { readJson } from '../http/readJson.ts';
import {
  changeProfile,
  changesLogin,
  createProfile,
  deleteProfile,
  type ProfileChange,
} from '../services/people/changeProfiles.ts';
import { checkOwnPassword } from '../services/people/checkOwnPassword.ts';
import {
  getProfile,
  listProfiles,
  newProfileFields,
  profileFields,
  profileRights,
} from '../services/people/profiles.ts';
import { readFields, readObject } from '../validation/readFields.ts';
import { userRoles } from '../values.ts';

export function profileRoutes(dependencies: Dependencies) {
  const { db, hasher } = dependencies;
  const { query, page, command, edit, sending } = createHandlers(dependencies);
  const checkOwnChange = async (actor: Actor, id: number, { profile, rights }: ProfileChange) => {
    if (actor.userId !== id) return;
    const stored = await db.inSnapshot((snapshot) => getProfile(snapshot, actor, id));
    const { phone_number, password } = profile.values;
    const email = actor.role === 'administrator' ? rights.values.email : undefined;
    if (changesLogin(actor, stored, { email, phone_number }))
      await checkOwnPassword(dependencies, id, password);
  };
  const readChange = async (context: AppContext): Promise<ProfileChange> => {
    const body = readObject(await readJson(context));
    const reading = { profile: readFields(profileFields, body), rights: readFields(profileRights, body) };
    await checkOwnChange(context.get('actor'), readId(context), reading);
    return reading;
  };
  return {
    'profiles.list': page([readFilters], listProfiles),
    'profiles.get': query([readId], getProfile),
    'profiles.create': command(
      [newProfileFields],
      (transaction, actor, reading, now) => createProfile(transaction, actor, reading, now, hasher),
      answerCreated,
    ),
    'profiles.patch': sending(edit([readId, readChange], changeProfile, getProfile)),
    'profiles.delete': command([readId], deleteProfile),
  } satisfies Partial<Handlers>;
}

function readFilters(context: AppContext) {
  return {
    ...readListQuery(context),
    role: readChoiceFilter(context, 'role', userRoles),
    county: readKeyFilter(context, 'county'),
    is_active: readBooleanFilter(context, 'is_active'),
  };
}
