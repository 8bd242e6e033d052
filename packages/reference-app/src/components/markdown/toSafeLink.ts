const schemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** An address that a link in a text leads to: of the web, of mail, a phone number, or a path of this site. Null for any other. */
export function toSafeLink(address: string): string | null {
  const text = address.trim();
  if (isOwnPath(text)) return text;
  // As a browser reads it: it drops line breaks, and letters of a scheme count in either case.
  return URL.canParse(text) && schemes.includes(new URL(text).protocol) ? text : null;
}

/** '/prices' or '#lime'; never '//evil.example', which is another site. */
export function isOwnPath(address: string): boolean {
  return /^(?:#|[/](?![/\\]))/.test(address) && !/[\t\n\r\\]/.test(address);
}
