/** The settings that are also properties, as HTML spells them; changes are observed. */
export const attributes = [
  'api',
  'partner-key',
  'referrer',
  'referrer-agent',
  'locale',
  'mode',
  'test-type',
  'scheme',
  'density',
  'font',
  'label',
] as const;

/** Adds attributes as properties to a class of elements: `partner-key` is `partnerKey`. */
export function addProperties(prototype: HTMLElement) {
  for (const name of attributes) {
    const property = name.replace(/-(.)/, (_, letter: string) => letter.toUpperCase());
    Object.defineProperty(prototype, property, {
      get(this: HTMLElement) {
        return this.getAttribute(name);
      },
      set(this: HTMLElement, value: unknown) {
        // Frameworks remove a setting with null or undefined.
        if (value == null) this.removeAttribute(name);
        else this.setAttribute(name, value as string);
      },
    });
  }
}

/**
 * Sets properties again that were set before the script ran: they are plain properties, which hide those of
 * the class.
 */
export function takeProperties(element: HTMLElement) {
  const plain = element as unknown as Record<string, unknown>;
  for (const [property, value] of Object.entries(element)) {
    delete plain[property];
    plain[property] = value;
  }
}
