/** The sites typed into a field, one on each line or parted by blanks and commas; any address of a site names it. */
export function readSites(text: string): string[] {
  return [...new Set(split(text).map((typed) => toSite(typed) ?? typed))];
}

/** The first that names no site; undefined where all do. */
export function findWrongSite(text: string): string | undefined {
  return split(text).find((typed) => toSite(typed) === null);
}

function split(text: string): string[] {
  return text.split(/[\s,]+/).filter((typed) => typed !== '');
}

/** A site as browsers name it, such as https://shop.example for `shop.example/contact` and http://localhost:3000 for `localhost:3000`; null for anything else. */
function toSite(typed: string): string | null {
  // Nothing on this device has a certificate.
  const scheme = /^(localhost|127\.0\.0\.1)(:|\/|$)/i.test(typed) ? 'http' : 'https';
  const address = /^[a-z]+:\/\//i.test(typed) ? typed : `${scheme}://${typed}`;
  if (!/^https?:/i.test(address) || address.includes('*') || !URL.canParse(address)) return null;
  const { hostname, origin, username } = new URL(address);
  // A word without a dot is a typing mistake, not a site; neither is an email address.
  const isSite = username === '' && (hostname.includes('.') || hostname === 'localhost');
  return isSite ? origin : null;
}
