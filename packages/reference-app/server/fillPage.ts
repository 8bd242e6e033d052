import { readPublicPath, toPublicPath } from '../src/app/publicPaths.ts';
import type { Given, PageRequest, RenderedPage } from '../src/rendering/RenderedPage.ts';

/** What a page needs beyond the files of every page. */
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
  const data = JSON.stringify({ ...given, config } satisfies Given).replaceAll('<', '\\u003c');
  const title = [head?.title, config.productName].filter(Boolean).join(' · ');
  const styles = files.styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">\n    `);
  const scripts = files.scripts.map(
    (file) => `\n    <link fetchpriority="low" rel="modulepreload" crossorigin href="/${file}">`,
  );
  return [
    ['<html lang="en">', `<html lang="${locale}" data-rendered="${locale} ${scheme}">`],
    ['<title>Udongo</title>', `<title>${escapeHtml(title)}</title>${head ? toTags(head, title, place) : ''}`],
    [
      '<div id="root"></div>',
      `${styles.join('')}<div id="root" data-rendered>${markup}</div>
    <script type="application/json" id="given">${data}</script>${scripts.join('')}`,
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
}

const description = '<meta name="description" content="Book a soil test for your farm in Kenya." />';

/** For search engines and messengers: the address of this page, of the same page in the other language, and what to show of it. */
function toTags(
  head: NonNullable<RenderedPage['head']>,
  title: string,
  { path, locale, origin, config }: PagePlace,
): string {
  const english = readPublicPath(path)?.address ?? path;
  const urlOf = (language: 'en' | 'sw') => origin + toPublicPath(english, language);
  const links = [
    ['canonical', urlOf(locale)],
    ...(['en', 'sw'] as const).map((language) => ['alternate', urlOf(language), language]),
    ['alternate', urlOf('en'), 'x-default'],
  ].map(
    ([rel, href = '', language]) =>
      `<link rel="${rel}"${language ? ` hreflang="${language}"` : ''} href="${escapeHtml(href)}" />`,
  );
  const metas = Object.entries({
    'og:type': 'website',
    'og:site_name': config.productName,
    'og:title': title,
    'og:description': head.description,
    'og:url': urlOf(locale),
    'og:image': `${origin}/icons/icon-512.png`,
    'og:locale': `${locale}_KE`,
  }).map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`);
  return [...links, ...metas].map((tag) => `\n    ${tag}`).join('');
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
