import { type PublicPath, publicModules } from '../lib/publicPaths.ts';
import type { PublicPage } from '../services/PublicPage.ts';

const pages = import.meta.glob<PublicPage>('../features/*/*Page.public.ts', {
  eager: true,
  import: 'publicPage',
});

/** Title, description and data of a public page; all come with the first. */
export function findPublicPage(path: PublicPath): PublicPage {
  const page = pages[`../features/${publicModules[path]}.public.ts`];
  if (!page) throw new Error(`There is no features/${publicModules[path]}.public.ts.`);
  return page;
}
