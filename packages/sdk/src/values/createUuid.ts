/**
 * Creates a random UUID (version 4), such as a new booking's. It also works on pages without https, where
 * `crypto.randomUUID` is missing.
 */
export function createUuid(): string {
  const random = crypto.getRandomValues(new Uint8Array(36));
  // "y" has the two bits that mark the variant.
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (kind, index: number) => {
    const digit = (random[index] ?? 0) & 15;
    return (kind === 'y' ? (digit & 3) | 8 : digit).toString(16);
  });
}
