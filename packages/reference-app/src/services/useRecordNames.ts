import { type NameMissing, useCropLabel } from '@udongo/ui';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createRecordNames, type NameKind } from '../lib/createRecordNames.ts';
import { useServices } from './ServicesContext.ts';

/** Says a record's name by its id: '' without an id and while its name is asked for. */
export type NameOf = (kind: NameKind, id: number | null | undefined) => string;

/**
 * Names for a list whose records hold ids of these kinds. `settle` waits for those that were asked for.
 * `missing`, always the same function, names a record that can't be had; default `#12`.
 */
export function useRecordNames(
  kinds: readonly NameKind[],
  missing?: NameMissing,
): { nameOf: NameOf; settle: () => Promise<void> } {
  const { udongo } = useServices();
  const names = useMemo(() => createRecordNames(udongo, missing), [udongo, missing]);
  useEffect(() => names.open(kinds), [names, kinds]);
  const cropLabel = useCropLabel();
  const version = useSyncExternalStore(names.subscribe, names.version);
  // A new function for new names, so that rows that are kept are drawn again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(
    () => ({
      nameOf: (kind, id) => {
        if (id === null || id === undefined) return '';
        const name = names.find(kind, id);
        return kind === 'crop' ? cropLabel(name) : name;
      },
      settle: names.settle,
    }),
    [names, version, cropLabel],
  );
}
