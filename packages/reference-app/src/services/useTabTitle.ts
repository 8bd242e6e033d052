import { useEffect } from 'react';
import { useServices } from './ServicesContext.ts';

/** Names the page in the browser's tab, before the name of the product. Nothing for a page whose title is set elsewhere. */
export function useTabTitle(title: string | false | undefined) {
  const { productName } = useServices().config;
  useEffect(() => {
    if (!title) return;
    document.title = `${title} · ${productName}`;
    return () => {
      document.title = productName;
    };
  }, [title, productName]);
}
