import type { UdongoApi } from '@udongo/sdk';
import { createCropLookup, createRecordFilterKind, type FilterKind } from '@udongo/ui';

/** The filter kind `crop`: one crop, searched by name. */
export function createCropFilterKind(crops: UdongoApi['crops']): FilterKind {
  return createRecordFilterKind({ ...createCropLookup(crops), emptyMessage: (t) => t('lookup.cropEmpty') });
}
