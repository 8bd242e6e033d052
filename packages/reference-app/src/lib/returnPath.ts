/** The login page that leads back to where somebody is. */
export function toLoginPath({ pathname, search }: { pathname: string; search: string }): string {
  return `/auth/login?${new URLSearchParams({ next: pathname + search })}`;
}

/**
 * The path of this site to go back to after logging in; '/' for anything else, so that a crafted link can't send a
 * person who just logged in elsewhere.
 */
export function toReturnPath(wanted: string | null): string {
  if (wanted === null || !wanted.startsWith('/')) return '/';
  const url = URL.canParse(wanted, location.origin) ? new URL(wanted, location.origin) : undefined;
  if (url?.origin !== location.origin || url.pathname.startsWith('/auth/')) return '/';
  return url.pathname + url.search + url.hash;
}

/** Another page of the way in, with the page to go back to. */
export function withReturn(path: string, params: URLSearchParams): string {
  const next = params.get('next');
  return next === null ? path : `${path}?${new URLSearchParams({ next })}`;
}
