const known = { locale: /^(en|sw)/i, scheme: /^(light|dark|auto)$/ };

/** Tells the page's owner, in the console, about settings that the form ignores; not the prefill, which can be personal data. */
export function warnOfSettings(element: Element) {
  for (const [name, pattern] of Object.entries(known)) {
    const value = element.getAttribute(name);
    if (value && !pattern.test(value)) console.warn(`<udongo-booking>: ${name} must match ${pattern}`);
  }
  try {
    JSON.parse(element.getAttribute('prefill') || '0');
  } catch {
    console.warn('<udongo-booking>: prefill must be JSON');
  }
}
