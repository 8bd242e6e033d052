import type { CropWordsPort } from './cropWords.ts';
import type { RecordLookup } from './recordLookups.ts';
import { sortRenamed } from './sortRenamed.ts';

export interface CropWordsOptions {
  /** The port of other crop names; the SDK's `otherCropNames` fits. Called again for each search. */
  otherCropNames: () => CropWordsPort | undefined;
  /** Gives a crop's name in the language of the page, as `useCropLabel` does. */
  cropLabel: (name: string) => string;
  /** The county whose words come first. Default: none. */
  county?: () => number | null;
}

/**
 * Extends a lookup of crops by their other names: "mahindi" finds "Mahindi (Maize)", and names are in the language
 * of the page.
 */
export function withCropWords(
  { load, loadSelected }: RecordLookup,
  { otherCropNames, cropLabel, county = () => null }: CropWordsOptions,
): Required<RecordLookup> {
  const stored = new Map<number, string>();
  const toLine = (option: { value: number; label: string }) => {
    stored.set(option.value, option.label);
    const label = cropLabel(option.label);
    return label === option.label ? option : { ...option, label, word: option.label };
  };
  const nameCrops: RecordLookup['loadSelected'] = async (ids, options) =>
    (await loadSelected(ids, options)).map(toLine);
  const knownNames = (crop: number) => {
    const name = stored.get(crop) ?? '';
    return [name, cropLabel(name)];
  };
  return {
    load: async (search, options) => sortRenamed((await load(search, options)).map(toLine)),
    loadSelected: nameCrops,
    loadMore: async (search, options) => {
      const port = otherCropNames();
      if (!port) return [];
      const { findWordOptions } = await import('./cropWords.ts');
      return findWordOptions({ port, search, county: county(), knownNames, nameCrops }, options);
    },
    keepTyped: true,
  };
}
