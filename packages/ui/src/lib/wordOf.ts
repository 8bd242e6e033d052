/**
 * The name of a value of the contract, by the keys of its texts. A value that this version does not know
 * stays as the server writes it; '' for none. Never throws.
 * @internal
 */
export function wordOf<Key extends string>(
  labels: Readonly<Record<string, Key>>,
  value: string | null | undefined,
  t: (key: Key) => string,
): string {
  const key = labels[value ?? ''];
  return key === undefined ? (value ?? '') : t(key);
}
