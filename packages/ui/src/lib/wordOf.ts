/**
 * What a value of the contract is called, by the keys of its texts. A value that this version does not know is said as the server
 * writes it; '' for none. Never throws.
 */
export function wordOf<Key extends string>(
  labels: Readonly<Record<string, Key>>,
  value: string | null | undefined,
  t: (key: Key) => string,
): string {
  const key = labels[value ?? ''];
  return key === undefined ? (value ?? '') : t(key);
}
