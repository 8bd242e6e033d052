import { useCallback } from 'react';
import { useLanguageTag, useMessages } from '../provider/index.ts';
import { useOnDemand } from './useOnDemand.ts';

const noGroups = {};
const loadTable = () => import('./serverText.ts');
const isEnglish = (locale: string) => /^en\b/.test(locale);

/**
 * Translates a server's text into the language of the page if it is known; any other text stays as it is. The
 * table of known texts is loaded for pages in other languages than English: use this where a text shows, not
 * before. A component that shows such a text later gives `isNeeded`, default true.
 */
export function useServerText(isNeeded = true): (text: string) => string {
  const t = useSay();
  const table = useOnDemand(loadTable, !isEnglish(useLanguageTag()) && isNeeded);
  return useCallback((text) => table?.sayServerText(text, t) ?? text, [table, t]);
}

/**
 * Does the same for a text that is shown once, such as a refusal: it waits for the table. Never rejects:
 * without the table, texts stay as they are.
 */
export function useLoadServerText(): () => Promise<(text: string) => string> {
  const t = useSay();
  const locale = useLanguageTag();
  return async () => {
    const table = isEnglish(locale) ? undefined : await loadTable().catch(() => undefined);
    return (text) => table?.sayServerText(text, t) ?? text;
  };
}

function useSay() {
  return useMessages(noGroups) as (key: string, values: Readonly<Record<string, string>>) => string;
}
