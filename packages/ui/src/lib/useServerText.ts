import { useCallback } from 'react';
import { useLanguageTag, useMessages } from '../provider/index.ts';
import { useOnDemand } from './useOnDemand.ts';

const noGroups = {};
const loadTable = () => import('./serverText.ts');

/**
 * Says a server's text in the language of the page where that is known; any other text stays as it is. The table of what servers say
 * is fetched for pages in another language than English.
 */
export function useServerText(): (text: string) => string {
  const t = useMessages(noGroups) as (key: string, values: Readonly<Record<string, string>>) => string;
  const table = useOnDemand(loadTable, !/^en\b/.test(useLanguageTag()));
  return useCallback((text) => table?.sayServerText(text, t) ?? text, [table, t]);
}
