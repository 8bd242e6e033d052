import type { Blog } from '@udongo/sdk';
import { toPublicPath } from '../../lib/publicPaths.ts';

/** Gives an article's address, in the article's own language. */
export function blogPath({ slug, language }: Pick<Blog, 'slug' | 'language'>): string {
  return toPublicPath(`/blog/${slug}`, language);
}
