/** So many reviews are on a page. */
export const reviewsAtOnce = 24;

/** Gives the English address of a page of reviews: '/reviews', '/reviews/2'. */
export function reviewsPath(page: number): string {
  return page === 1 ? '/reviews' : `/reviews/${page}`;
}

/** The page that the end of an address names: undefined is the first one. Null where no page has this address. */
export function readReviewsPage(param: string | undefined): number | null {
  if (param === undefined) return 1;
  const page = Number(param);
  return /^[1-9]\d{0,4}$/.test(param) && page > 1 ? page : null;
}
