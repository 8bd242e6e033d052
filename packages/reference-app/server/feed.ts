import type { Handler } from 'hono';
import { toPublicPath } from '../src/lib/publicPaths.ts';
import type { AppConfig } from '../src/services/config.ts';
import type { FeedArticle } from './listFeed.ts';
import { loadRenderer, originOf, readBuiltAt } from './renderPages.ts';

/** The published articles, the newest first. Never rejects: where the API fails they are those of before, or none. */
export type Feed = () => Promise<readonly FeedArticle[]>;

const freshMs = 60_000;
/** After the API failed. */
const failedFreshMs = 5_000;

/** Asks the API through what the build left for its server, at most once a minute. */
export function createFeed(folder: string, config: AppConfig): Feed {
  let kept: readonly FeedArticle[] = [];
  let untilMs = 0;
  let asking: Promise<readonly FeedArticle[]> | null = null;
  const ask = async () => {
    const builtAt = readBuiltAt(folder);
    if (config.mock || config.withoutScreens.includes('blog') || builtAt === undefined) return kept;
    try {
      const { listFeed } = await loadRenderer(folder, builtAt);
      kept = await listFeed(config);
      untilMs = Date.now() + freshMs;
    } catch {
      untilMs = Date.now() + failedFreshMs;
    }
    return kept;
  };
  return async () => {
    if (untilMs > Date.now()) return kept;
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  };
}

const texts = {
  en: { title: 'From the field', description: 'Articles about soil in plain words.' },
  sw: { title: 'Kutoka shambani', description: 'Makala kuhusu udongo kwa maneno rahisi.' },
} as const;

/** Feed readers ask for the newest ones again and again. */
const most = 30;

/** The newest articles in a language, for feed readers. Source: RSS 2.0. */
export function rss(
  { productName, withoutScreens }: AppConfig,
  siteUrl: string | null,
  feed: Feed,
  locale: 'en' | 'sw',
): Handler {
  return async (c) => {
    if (withoutScreens.includes('blog')) return c.notFound();
    const origin = originOf(c, siteUrl);
    const blog = origin + toPublicPath('/blog', locale);
    const articles = (await feed()).filter(({ language }) => language === locale).slice(0, most);
    const { title, description } = texts[locale];
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escapeXml(`${title} · ${productName}`)}</title>
    <link>${escapeXml(blog)}</link>
    <description>${description}</description>
    <language>${locale}-KE</language>
    <atom:link href="${escapeXml(`${blog}/rss.xml`)}" rel="self" type="application/rss+xml"/>
${articles.map((article) => toItem(article, origin)).join('')}  </channel>
</rss>
`;
    return c.body(xml, 200, { 'Content-Type': 'application/rss+xml; charset=utf-8' });
  };
}

function toItem(
  { title, slug, summary, author, language, published_on }: FeedArticle,
  origin: string,
): string {
  const address = escapeXml(origin + articlePath(slug, language));
  const lines = [
    `<title>${escapeXml(title)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    `<description>${escapeXml(summary)}</description>`,
    ...(author ? [`<dc:creator>${escapeXml(author)}</dc:creator>`] : []),
    ...(published_on ? [`<pubDate>${new Date(published_on).toUTCString()}</pubDate>`] : []),
  ];
  return `    <item>\n${lines.map((line) => `      ${line}\n`).join('')}    </item>\n`;
}

/** Gives an article's address. */
export function articlePath(slug: string, language: 'en' | 'sw'): string {
  return toPublicPath(`/blog/${encodeURIComponent(slug)}`, language);
}

/** Text of a feed or a site map. XML has no way to write most control characters, so they are left out. */
export function escapeXml(text: string): string {
  return text.replace(unwritable, '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold.
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
