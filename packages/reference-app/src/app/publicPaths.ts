type Locale = 'en' | 'sw';

/** The addresses of the pages that inform everybody, in English. The same page in Kiswahili has `/sw` before it. */
export const publicPaths = [
  '/',
  '/prices',
  '/how-to-sample',
  '/sample-report',
  '/questions',
  '/contact',
  '/privacy',
  '/terms',
] as const;

export type PublicPath = (typeof publicPaths)[number];

/** The address of a public page in a language: '/prices' and 'sw' give '/sw/prices'. */
export function toPublicPath(path: string, locale: Locale): string {
  if (locale === 'en') return path;
  return path === '/' ? '/sw' : `/sw${path}`;
}

/** Which public page is at an address, and in which language; null for every other page. */
export function readPublicPath(pathname: string): { path: PublicPath; locale: Locale } | null {
  const locale = isKiswahili(pathname) ? 'sw' : 'en';
  const rest = locale === 'sw' ? pathname.slice('/sw'.length) || '/' : pathname;
  const path = publicPaths.find((one) => one === rest);
  return path ? { path, locale } : null;
}

/** The address itself says that the page is in Kiswahili, whatever was chosen before. */
export function isKiswahili(pathname: string): boolean {
  return pathname === '/sw' || pathname.startsWith('/sw/');
}
