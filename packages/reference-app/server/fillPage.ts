import { readPublicPath, toPublicPath } from '../src/lib/publicPaths.ts';
import type { PageHead } from '../src/services/PublicPage.ts';
import type { HydrationData } from '../src/services/ServerData.ts';
import type { PageRequest, RenderedPage } from './RenderedPage.ts';

/** The files that a page needs beyond those of every page. */
export interface PageFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

interface PagePlace extends PageRequest {
  /** Such as 'https://udongo.example'. */
  origin: string;
  files: PageFiles;
}

/**
 * Puts what was rendered into the page that the build left for it. The configuration, and what the API said, travel as data,
 * which no content security policy runs. Errors: throws where the template lacks a place.
 */
export function fillPage(template: string, { markup, head, given }: RenderedPage, place: PagePlace): string {
  const { locale, scheme, config, files } = place;
  // Beside scripts, the largest picture would have a small share of a slow network.
  const isLater = /<img [^>]*fetchpriority="high"/i.test(markup);
  const data = toData({ ...given, config } satisfies HydrationData);
  const title = [head?.title, config.productName].filter(Boolean).join(' · ');
  const styles = files.styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">\n    `);
  const preloads = files.scripts.map(
    (file) =>
      `\n    <link fetchpriority="low" ${isLater ? 'data-later' : 'rel'}="modulepreload" crossorigin href="/${file}">`,
  );
  const filled = [
    ['<html lang="en">', `<html lang="${locale}" data-rendered="${locale} ${scheme}">`],
    ['<title>Udongo</title>', `<title>${escapeHtml(title)}</title>${head ? toTags(head, title, place) : ''}`],
    [
      '<div id="root"></div>',
      `${styles.join('')}<div id="root" data-rendered>${markup}</div>
    <script type="application/json" id="given">${data}</script>${preloads.join('')}`,
    ],
    // A page that informs says nothing of an app.
    ...(head ? [[description, `<meta name="description" content="${escapeHtml(head.description)}" />`]] : []),
  ].reduce(
    (html, [part = '', content = '']) => {
      if (!html.includes(part)) throw new Error(`The template of the rendered page has no ${part}.`);
      return html.replace(part, () => content);
    },
    head ? template.replace(/ *<noscript>[\s\S]*?<[/]noscript>\n/, '') : template,
  );
  if (!isLater) return filled;
  const scripts = filled.replace(moduleScript, '<link data-later="module"$1href="$2">');
  return locale === 'sw' ? scripts.replaceAll('data-language="sw"', 'data-later="modulepreload"') : scripts;
}

/** `theme.js` begins with those that became links once the picture is here. */
const moduleScript = /<script type="module"([^>]*)src="([^"]*)"><[/]script>/g;

const description = '<meta name="description" content="Book a soil test for your farm in Kenya." />';

/** Writes the tags for search engines and messengers: the page's address, that in the other language, title, description and picture. */
function toTags(head: PageHead, title: string, place: PagePlace): string {
  const { path, origin, config } = place;
  const locale = head.language ?? place.locale;
  const addresses = head.addresses ?? inBothLanguages(path);
  const url = origin + (addresses[locale] ?? path);
  const others = (['en', 'sw'] as const).flatMap((language) => {
    const address = addresses[language];
    return address === undefined ? [] : [{ language, href: origin + address }];
  });
  const first = others[0]?.href;
  const links = [
    { rel: 'canonical', href: url },
    // A page in one language only has no other to name.
    ...(others.length > 1
      ? [
          ...others.map(({ language, href }) => ({ rel: 'alternate', hreflang: language, href })),
          { rel: 'alternate', hreflang: 'x-default', href: first },
        ]
      : []),
    ...(head.hasFeed
      ? [
          {
            rel: 'alternate',
            type: 'application/rss+xml',
            title: config.productName,
            href: `${origin}${toPublicPath('/blog', locale)}/rss.xml`,
          },
        ]
      : []),
  ].map((attributes) => toTag('link', attributes));
  const { cover, coverAlt } = head.article ?? {};
  const metas = Object.entries({
    'og:type': head.article ? 'article' : 'website',
    'og:site_name': config.productName,
    'og:title': title,
    'og:description': head.description,
    'og:url': url,
    'og:image': cover?.src ?? `${origin}/icons/icon-512.png`,
    ...(cover?.width && { 'og:image:width': String(cover.width), 'og:image:height': String(cover.height) }),
    ...(cover && coverAlt && { 'og:image:alt': coverAlt }),
    'og:locale': `${locale}_KE`,
    ...(head.article?.publishedOn && { 'article:published_time': head.article.publishedOn }),
  }).map(([property, content]) => toTag('meta', { property, content }));
  const card = cover ? [toTag('meta', { name: 'twitter:card', content: 'summary_large_image' })] : [];
  return [...links, ...metas, ...card, ...toFacts(head, url, place)].map((tag) => `\n    ${tag}`).join('');
}

function inBothLanguages(path: string): Record<'en' | 'sw', string> {
  const english = readPublicPath(path)?.address ?? path;
  return { en: english, sw: toPublicPath(english, 'sw') };
}

function toTag(name: 'link' | 'meta', attributes: Record<string, string | undefined>): string {
  const given = Object.entries(attributes).map(([key, value = '']) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${given.join('')} />`;
}

/** Describes an article as data for search engines; a browser runs no script of this type. Source: schema.org, BlogPosting. */
function toFacts(
  { article, title, description, language }: PageHead,
  url: string,
  place: PagePlace,
): string[] {
  if (!article) return [];
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description,
    inLanguage: language ?? place.locale,
    url,
    mainEntityOfPage: url,
    ...(article.publishedOn && { datePublished: article.publishedOn }),
    dateModified: article.updatedOn,
    ...(article.author && { author: { '@type': 'Person', name: article.author } }),
    ...(article.cover && { image: [article.cover.src] }),
    publisher: { '@type': 'Organization', name: place.config.productName, url: place.origin },
  };
  return [`<script type="application/ld+json">${toData(facts)}</script>`];
}

/** JSON that ends no script element. */
function toData(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
