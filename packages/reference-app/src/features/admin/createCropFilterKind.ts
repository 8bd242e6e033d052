import type { UdongoApi } from '@udongo/sdk';
import { createCropLookup, createRecordFilterKind, type FilterKind, withCropWords } from '@udongo/ui';

/** The filter kind `crop`: one crop, found by its name or by people's own words for it. `cropLabel` says names in the page's language. */
export function createCropFilterKind(
  { crops, otherCropNames }: Pick<UdongoApi, 'crops' | 'otherCropNames'>,
  cropLabel: (name: string) => string,
): FilterKind {
  return createRecordFilterKind({
    ...withCropWords(createCropLookup(crops), { otherCropNames: () => otherCropNames, cropLabel }),
    emptyMessage: (t) => t('lookup.cropEmpty'),
  });
}
