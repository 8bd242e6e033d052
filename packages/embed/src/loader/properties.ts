/** The settings that are properties, too, in the spelling of HTML; what changes in them is heard. */
export const attributes = [
  'api',
  'partner-key',
  'referrer',
  'referrer-agent',
  'locale',
  'mode',
  'test-type',
  'scheme',
  'font',
  'label',
] as const;

/** Lets a class of elements have its attributes as properties: `partner-key` is `partnerKey`. */
export function addProperties(prototype: HTMLElement) {
  for (const name of attributes) {
    const property = name.replace(/-(.)/, (_, letter: string) => letter.toUpperCase());
    Object.defineProperty(prototype, property, {
      get(this: HTMLElement) {
        return this.getAttribute(name);
      },
      set(this: HTMLElement, value: unknown) {
        // Frameworks take a setting away by either.
        if (value == null) this.removeAttribute(name);
        else this.setAttribute(name, value as string);
      },
    });
  }
}

/** Sets again what was set before the script came: those are plain properties, which hide the ones of the class. */
export function takeProperties(element: HTMLElement) {
  const plain = element as unknown as Record<string, unknown>;
  for (const [property, value] of Object.entries(element)) {
    delete plain[property];
    plain[property] = value;
  }
}
