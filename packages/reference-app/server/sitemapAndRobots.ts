import type { Handler } from 'hono';
import { type PublicPath, publicPaths, toPublicPath } from '../src/lib/publicPaths.ts';
import type { AppConfig } from '../src/services/config.ts';
import { articlePath, escapeXml, type Feed } from './feed.ts';
import { originOf } from './renderPages.ts';

/** Every public page of this installation in both languages, each beside the other, and every article. */
export function sitemap({ withoutScreens }: AppConfig, siteUrl: string | null, feed: Feed): Handler {
  // A path with a value of its own, such as an article's slug, is listed from the feed.
  const isHere = (path: PublicPath) =>
    !path.includes(':') && !withoutScreens.some((screen) => path === `/${screen}`);
  return async (c) => {
    const origin = originOf(c, siteUrl);
    const pages = publicPaths.filter(isHere).flatMap((path) => {
      const addresses = { en: path, sw: toPublicPath(path, 'sw') };
      return [toUrl(origin, addresses.en, addresses), toUrl(origin, addresses.sw, addresses)];
    });
    const articles = (await feed()).map((article) => {
      const other = article.language === 'en' ? 'sw' : 'en';
      const address = articlePath(article.slug, article.language);
      const both = article.translation_slug
        ? { [article.language]: address, [other]: articlePath(article.translation_slug, other) }
        : {};
      return toUrl(origin, address, both, article.updated_on);
    });
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${[...pages, ...articles].join('')}</urlset>
`;
    return c.body(xml, 200, { 'Content-Type': 'application/xml; charset=utf-8' });
  };
}

/** A page, with its addresses by language where it is in both. */
function toUrl(
  origin: string,
  address: string,
  others: Partial<Record<string, string>>,
  changedOn?: string,
): string {
  const links = Object.entries(others).map(
    ([locale, other]) =>
      `    <xhtml:link rel="alternate" hreflang="${locale}" href="${escapeXml(origin + other)}"/>\n`,
  );
  const changed = changedOn ? `    <lastmod>${escapeXml(changedOn)}</lastmod>\n` : '';
  return `  <url>\n    <loc>${escapeXml(origin + address)}</loc>\n${changed}${links.join('')}  </url>\n`;
}

/** Allows search engines to read the public pages only, without those of a person and those that need a script. */
export function robots(siteUrl: string | null): Handler {
  const closed = ['/auth/', '/booked/', '/bookings', '/r/', '/s/', '/status', '/sandbox/'];
  return (c) =>
    c.text(
      [
        'User-agent: *',
        ...closed.map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${originOf(c, siteUrl)}/sitemap.xml`,
        '',
      ].join('\n'),
    );
}
