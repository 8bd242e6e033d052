import type { UdongoApi } from '@udongo/sdk';
import { createRecordFilterKind, type FilterKind } from '@udongo/ui';

/** The filter kind `user`: one account, by the name of its person. */
export function createUserFilterKind(profiles: UdongoApi['profiles']): FilterKind {
  return createRecordFilterKind({
    load: async (search, options) => {
      const { results } = await profiles.list({ search, limit: 50, ordering: 'full_name' }, options);
      return results.map(({ user, full_name, email }) => ({ value: user, label: full_name, note: email }));
    },
    loadSelected: (ids, options) =>
      Promise.all(
        ids.map(async (id) => {
          const found = await profiles.get(id, options).catch(() => undefined);
          return { value: id, label: found?.full_name ?? `#${id}` };
        }),
      ),
  });
}
