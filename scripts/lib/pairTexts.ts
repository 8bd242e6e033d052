import { relative } from 'node:path';
import { type KeyedText, readKeyedTexts } from '../test/readTexts.ts';

/** A text in both languages, and where it is. */
export interface TextPair {
  /** The file with the Kiswahili, from the repository's root. */
  file: string;
  key: string;
  en: string;
  sw: string;
}

/** Folders whose catalogues people read. */
const catalogues = [
  'packages/ui/src/messages',
  'packages/reference-app/src',
  'packages/embed/src',
  'packages/sdk/src/results',
  'packages/reference-backend/src',
];

/** Files of English whose Kiswahili has another name. */
const names: readonly (readonly [RegExp, string])[] = [
  [/messages\/serverPatterns\.ts$/, 'messages/sw/serverText.ts'],
  [/messages\/pagePatterns\.ts$/, 'messages/sw/pageServerText.ts'],
  [/\/english\.ts$/, '/kiswahili.ts'],
  [/\/en\//, '/sw/'],
  [/\/en\.ts$/, '/sw.ts'],
  [/En\.ts$/, 'Sw.ts'],
];

/**
 * Pairs every text of the catalogues with its other language, by file and key; texts of one key by their order. A text without a partner
 * is left out.
 */
export function pairTexts(root: string): TextPair[] {
  return catalogues.flatMap((folder) => {
    const english = new Map(
      number(readKeyedTexts(`${root}/${folder}`, 'en')).map(({ id, text }) => [id, text]),
    );
    return number(readKeyedTexts(`${root}/${folder}`, 'sw')).flatMap(({ id, file, key, text }) => {
      const en = english.get(id);
      return en === undefined ? [] : [{ file: relative(root, file), key, en, sw: text }];
    });
  });
}

function number(texts: readonly KeyedText[]): (KeyedText & { id: string })[] {
  const seen = new Map<string, number>();
  return texts.map((text) => {
    const file = names.reduce((name, [pattern, other]) => name.replace(pattern, other), text.file);
    const place = `${file} ${text.key}`;
    const count = seen.get(place) ?? 0;
    seen.set(place, count + 1);
    return { ...text, id: `${place} ${count}` };
  });
}
