import type { Blog } from '@udongo/sdk';
import { toPublicPath } from '../../lib/publicPaths.ts';

/** Where an article is read: in its own language, whatever page leads there. */
export function blogPath({ slug, language }: Pick<Blog, 'slug' | 'language'>): string {
  return toPublicPath(`/blog/${slug}`, language);
}
