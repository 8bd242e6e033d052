/** "Mavuno Agrovet and Juma Otieno", in the language of the page. */
export function joinNames(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale).format(names);
}
