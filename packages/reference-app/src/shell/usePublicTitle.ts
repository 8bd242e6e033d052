import { useLocale } from '@udongo/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readPublicPath } from '../lib/publicPaths.ts';
import { useServices } from '../services/ServicesContext.ts';

/** Names a public page in the browser's title as the server does; the titles come with the first such page. */
export function usePublicTitle() {
  const { productName } = useServices().config;
  const path = readPublicPath(useLocation().pathname)?.path;
  const locale = useLocale();
  useEffect(() => {
    if (!path || path === '/') return;
    let isHere = true;
    void import('./publicPages.ts').then(
      ({ findPublicPage }) => {
        const { head } = findPublicPage(path);
        // A page whose title depends on its data sets it itself.
        const title = typeof head === 'object' && head[locale].title;
        if (isHere && title) document.title = `${title} · ${productName}`;
      },
      () => undefined,
    );
    return () => {
      isHere = false;
      document.title = productName;
    };
  }, [path, locale, productName]);
}
