import { useCallback } from 'react';
import { useLanguageTag, useMessages } from '../provider/index.ts';
import { useOnDemand } from './useOnDemand.ts';

const noGroups = {};
const loadTable = () => import('./serverText.ts');
const isEnglish = (locale: string) => /^en\b/.test(locale);

/**
 * Says a server's text in the language of the page where that is known; any other text stays as it is. The table of what servers say
 * is fetched for pages in another language than English: use it where a text shows, not before.
 */
export function useServerText(): (text: string) => string {
  const t = useSay();
  const table = useOnDemand(loadTable, !isEnglish(useLanguageTag()));
  return useCallback((text) => table?.sayServerText(text, t) ?? text, [table, t]);
}

/** The same for a text that is said once, such as a refusal: it waits for the table. Never rejects: without it texts stay as they are. */
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
