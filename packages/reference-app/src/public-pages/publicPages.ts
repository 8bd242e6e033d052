import type { PublicPath } from '../lib/publicPaths.ts';
import type { PublicPage } from './PublicPage.ts';
import { article } from './pages/article.ts';
import { blog } from './pages/blog.ts';
import { contact } from './pages/contact.ts';
import { home } from './pages/home.ts';
import { howToSample } from './pages/howToSample.ts';
import { newsletter } from './pages/newsletter.ts';
import { prices } from './pages/prices.ts';
import { privacy } from './pages/privacy.ts';
import { questions } from './pages/questions.ts';
import { olderReviews, reviews } from './pages/reviews.ts';
import { sampleReport } from './pages/sampleReport.ts';
import { terms } from './pages/terms.ts';

/** Title, description and question to the API of each public page. */
export const publicPages: readonly PublicPage[] = [
  home,
  prices,
  howToSample,
  sampleReport,
  questions,
  blog,
  article,
  reviews,
  olderReviews,
  contact,
  newsletter,
  privacy,
  terms,
];

export function findPublicPage(path: PublicPath): PublicPage | undefined {
  return publicPages.find((page) => page.path === path);
}

/** The title of a page that always has the same; undefined for a page that is named by what it shows, and names itself. */
export function findTitle(path: PublicPath, locale: 'en' | 'sw'): string | undefined {
  const head = findPublicPage(path)?.head;
  return typeof head === 'object' ? head[locale].title : undefined;
}
