type Locale = 'en' | 'sw';

/**
 * The public pages, by their address in English, each with its module in `features`; a part such as `:slug` matches letters, digits
 * and hyphens. The same page in Kiswahili has `/sw` before it. Router, titles, sitemap, server and build read this table.
 * Beside a module `PricesPage.tsx`, `PricesPage.public.ts` declares title, description and what the page loads.
 */
export const publicModules = {
  '/': 'home/HomePage',
  '/prices': 'prices/PricesPage',
  '/how-to-sample': 'how-to-sample/HowToSamplePage',
  '/sample-report': 'sample-report/SampleReportPage',
  '/questions': 'questions/QuestionsPage',
  '/blog': 'blog/BlogPage',
  '/blog/:slug': 'blog/ArticlePage',
  '/reviews': 'reviews/ReviewsPage',
  '/reviews/:page': 'reviews/OlderReviewsPage',
  '/contact': 'contact/ContactPage',
  '/newsletter': 'newsletter/NewsletterPage',
  '/privacy': 'privacy/PrivacyPage',
  '/terms': 'terms/TermsPage',
} as const;

export type PublicPath = keyof typeof publicModules;

export const publicPaths = Object.keys(publicModules) as PublicPath[];

/** The address of a public page in a language: '/prices' and 'sw' give '/sw/prices'. */
export function toPublicPath(path: string, locale: Locale): string {
  if (locale === 'en') return path;
  return path === '/' ? '/sw' : `/sw${path}`;
}

/** The public page that is open: its path, address, language and values. */
export interface PublicPlace {
  path: PublicPath;
  /** In English: '/prices', or '/blog/lime' of the path '/blog/:slug'. */
  address: string;
  locale: Locale;
  /** The values of each `:name` in the path. */
  params: Readonly<Record<string, string>>;
}

/** Which public page is at an address, and in which language; null for every other page. */
export function readPublicPath(pathname: string): PublicPlace | null {
  const locale = isKiswahili(pathname) ? 'sw' : 'en';
  const address = locale === 'sw' ? pathname.slice('/sw'.length) || '/' : pathname;
  for (const path of publicPaths) {
    const params = readParams(path, address);
    if (params) return { path, address, locale, params };
  }
  return null;
}

/** Whether an address is below a list of public pages, such as '/blog', and can be none of these: '/blog/a b'. */
export function isUnknownBelow(pathname: string): boolean {
  const asked = pathname.replace(/[/]+$/, '');
  const address = isKiswahili(asked) ? asked.slice('/sw'.length) : asked;
  const isBelow = publicPaths.some((path) => {
    const [list = '', name] = path.split(':');
    return name !== undefined && address.startsWith(list);
  });
  return isBelow && readPublicPath(asked) === null;
}

/** Gives the values of each `:name` in a path such as '/blog/:slug'; null if the address has another shape. */
export function readParams(path: string, address: string): Record<string, string> | null {
  const names = path.split('/');
  const values = address.split('/');
  if (names.length !== values.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const value = values[index] ?? '';
    if (!name.startsWith(':')) {
      if (name !== value) return null;
    } else if (/^[\w-]+$/.test(value)) params[name.slice(1)] = value;
    else return null;
  }
  return params;
}

/** The address itself decides that the page is in Kiswahili, not an earlier choice. */
export function isKiswahili(pathname: string): boolean {
  return pathname === '/sw' || pathname.startsWith('/sw/');
}
