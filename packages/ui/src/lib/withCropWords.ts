import type { CropWordsPort } from './cropWords.ts';
import type { RecordLookup } from './recordLookups.ts';
import { sortRenamed } from './sortRenamed.ts';

export interface CropWordsOptions {
  /** Where people's own words for crops are; the SDK's `otherCropNames` fits. Asked anew for each search. */
  otherCropNames: () => CropWordsPort | undefined;
  /** A crop's name in the language of the page, as `useCropLabel` gives it. */
  cropLabel: (name: string) => string;
  /** Whose words come first: a county's id. Default: nobody's. */
  county?: () => number | null;
}

/** The same lookup of crops in the words of people: "mahindi" finds "Mahindi (Maize)", and names follow the language of the page. */
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
