import { useLocale } from '@udongo/ui';
import { useCallback } from 'react';
import { toPublicPath } from './publicPaths.ts';

/** Gives the address of a public page in the language of the page. */
export function usePublicPath(): (path: string) => string {
  const locale = useLocale();
  return useCallback((path) => toPublicPath(path, locale), [locale]);
}
