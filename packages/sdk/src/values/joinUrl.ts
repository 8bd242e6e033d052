/** An address under a base; one that names its server stands for itself. */
export function joinUrl(base: string, address: string): string {
  // Without its slash, an address such as "@elsewhere" would change the base's host.
  return isWholeUrl(address) ? address : `${base.replace(/\/+$/, '')}/${address.replace(/^\/+/, '')}`;
}

/** Whether an address names its server. */
export function isWholeUrl(address: string): boolean {
  return /^https?:\/\//i.test(address);
}
