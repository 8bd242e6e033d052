import type { ComponentType } from 'react';

const pages = import.meta.glob<Record<string, ComponentType>>([
  '../features/*/*Page.tsx',
  // Pages whose code is loaded from the start.
  '!../features/{auth/LoginPage,errors/ErrorPage}.tsx',
]);

/** The component of a module such as 'prices/PricesPage'. Errors: rejects if its file does not come. */
export async function loadPage(module: string): Promise<ComponentType> {
  const page = (await pages[`../features/${module}.tsx`]?.())?.[module.split('/')[1] ?? ''];
  if (!page) throw new Error(`There is no page features/${module}.tsx.`);
  return page;
}
