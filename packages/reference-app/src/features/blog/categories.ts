import type { BlogCategory } from '@udongo/sdk';
import type { Locale } from '@udongo/ui';

/** As many articles are listed at first, and more on demand. */
export const articlesAtOnce = 50;

/** Gives a category's name in a language; its English name if it has no other. */
export function toCategoryName(
  category: Pick<BlogCategory, 'name' | 'name_sw'> | null | undefined,
  locale: Locale,
): string | undefined {
  if (!category) return undefined;
  return (locale === 'sw' && category.name_sw) || category.name;
}
