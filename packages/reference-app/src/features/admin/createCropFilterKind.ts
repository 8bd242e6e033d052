import type { UdongoApi } from '@udongo/sdk';
import { createCropLookup, createRecordFilterKind, type FilterKind } from '@udongo/ui';

/** The filter kind `crop`: one crop, searched by name. */
export function createCropFilterKind(crops: UdongoApi['crops']): FilterKind {
  const { load, loadSelected } = createCropLookup(crops);
  return createRecordFilterKind({
    load: async (search, options) => (await load(search, options)).map(withText),
    // An address may say anything.
    loadSelected: async (ids, options) =>
      (await loadSelected(ids.filter((id) => /^\d+$/.test(id)).map(Number), options)).map(withText),
    emptyMessage: (t) => t('lookup.cropEmpty'),
  });
}

function withText({ value, label }: { value: number; label: string }) {
  return { value: String(value), label };
}
