import type { Db } from '../db/Database.ts';
import * as tables from '../db/schema.ts';
import { toSlug } from '../services/content/slugs.ts';
import type { Article, ArticlePair } from './articles/Article.ts';
import { limeBeforeTheRains } from './articles/limeBeforeTheRains.ts';
import { probeOrLaboratory } from './articles/probeOrLaboratory.ts';
import { takeASample } from './articles/takeASample.ts';
import { whatPhMeans } from './articles/whatPhMeans.ts';
import { dayMs } from './ids.ts';

const categories = [
  { id: 1, name: 'Soil health', name_sw: 'Afya ya udongo', slug: 'soil-health' },
  { id: 2, name: 'Sampling and testing', name_sw: 'Sampuli na vipimo', slug: 'sampling-and-testing' },
];

/** The oldest first. */
const articles: readonly { pair: ArticlePair; category: number; daysAgo: number }[] = [
  { pair: takeASample, category: 2, daysAgo: 40 },
  { pair: whatPhMeans, category: 1, daysAgo: 26 },
  { pair: limeBeforeTheRains, category: 1, daysAgo: 12 },
  { pair: probeOrLaboratory, category: 2, daysAgo: 5 },
];

/** Begun and not finished. */
const draft: Article = {
  title: 'Questions from the last field day',
  summary: '',
  body: 'Collect the questions that farmers asked in Githunguri, with short answers.',
};

/** Articles of the blog, most in both languages, and a draft. The administrator of the demo wrote them. */
export async function seedBlog(db: Db, now: Date): Promise<void> {
  await db.insert(tables.blogCategories).values(categories);
  const written = articles.flatMap(({ pair, category, daysAgo }, index) => {
    const on = new Date(now.getTime() - daysAgo * dayMs);
    const [en, sw] = [2 * index + 1, 2 * index + 2];
    const english = { id: en, language: 'en' as const, translation_id: pair.sw ? sw : null, ...pair.en };
    const kiswahili = pair.sw && { id: sw, language: 'sw' as const, translation_id: en, ...pair.sw };
    return [english, ...(kiswahili ? [kiswahili] : [])].map((article) => ({
      ...article,
      category_id: category,
      published_on: on,
      created_on: on,
      updated_on: on,
    }));
  });
  const begun = new Date(now.getTime() - dayMs);
  const unfinished = {
    ...draft,
    id: 9,
    language: 'en' as const,
    translation_id: null,
    category_id: 2,
    published_on: null,
    created_on: begun,
    updated_on: begun,
  };
  await db.insert(tables.blogs).values(
    [...written, unfinished].map((article) => ({
      ...article,
      body: article.body.trim(),
      slug: toSlug(article.title, 'article'),
      author_id: 1,
    })),
  );
}
