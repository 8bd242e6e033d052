/** Joins an address to a base; an address that names its server is returned as it is. */
export function joinUrl(base: string, address: string): string {
  // Without its slash, an address such as "@elsewhere" would change the base's host; with two, in any spelling that URLs allow, the
  // address would name a host below an empty base.
  return isWholeUrl(address) ? address : `${base.replace(/\/+$/, '')}/${address.replace(/^[\s/\\]+/, '')}`;
}

/** Whether an address names its server. */
export function isWholeUrl(address: string): boolean {
  return /^https?:\/\//i.test(address);
}
