/** First, last, and the current page with its neighbours, ascending. */
export function pagesAround(page: number, last: number): number[] {
  const wanted = [1, page - 1, page, page + 1, last].filter((one) => one >= 1 && one <= last);
  return [...new Set(wanted)].sort((a, b) => a - b);
}
