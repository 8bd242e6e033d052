/** The sites typed into a field, one on each line or parted by blanks and commas. */
export function readSites(text: string): string[] {
  return text.split(/[\s,]+/).filter((site) => site !== '');
}

/** The first that is no site as browsers name them; undefined where all are. */
export function findWrongSite(text: string): string | undefined {
  return readSites(text).find(
    (site) => !/^https?:\/\//i.test(site) || site.includes('*') || !URL.canParse(site),
  );
}
