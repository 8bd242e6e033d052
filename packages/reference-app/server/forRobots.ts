import type { Handler } from 'hono';
import type { AppConfig } from '../src/app/config.ts';
import { type PublicPath, publicPaths, toPublicPath } from '../src/app/publicPaths.ts';
import { escapeHtml } from './fillPage.ts';
import { originOf } from './renderPages.ts';

/** Every public page of this installation in both languages, each beside the other. */
export function sitemap({ withoutScreens }: AppConfig, siteUrl: string | null): Handler {
  // A path with a part of its own, such as an article's, is listed by what knows the articles.
  const isHere = (path: PublicPath) =>
    !path.includes(':') && !withoutScreens.some((screen) => path === `/${screen}`);
  return (c) => {
    const origin = originOf(c, siteUrl);
    const urls = publicPaths.filter(isHere).flatMap((path) => {
      const urlOf = (locale: 'en' | 'sw') => escapeHtml(origin + toPublicPath(path, locale));
      const links = (['en', 'sw'] as const).map(
        (locale) => `    <xhtml:link rel="alternate" hreflang="${locale}" href="${urlOf(locale)}"/>\n`,
      );
      return (['en', 'sw'] as const).map(
        (locale) => `  <url>\n    <loc>${urlOf(locale)}</loc>\n${links.join('')}  </url>\n`,
      );
    });
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
    return c.body(xml, 200, { 'Content-Type': 'application/xml; charset=utf-8' });
  };
}

/** Search engines may read the public pages; what belongs to a person, and what only works with a script, they leave alone. */
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
