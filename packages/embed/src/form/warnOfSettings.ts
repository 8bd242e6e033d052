import type { EmbedElement } from '../types.ts';

const rules = [
  ['locale', (value: string) => /^(en|sw)/i.test(value), 'en or sw'],
  ['scheme', (value: string) => /^(light|dark|auto)$/.test(value), 'light, dark or auto'],
  ['prefill', isJson, 'JSON'],
] as const;

/** Tells the page's owner, in the console, about settings that the form ignores; not their values, which can be personal data. */
export function warnOfSettings(element: EmbedElement) {
  for (const [name, isKnown, known] of rules) {
    const value = element.getAttribute(name);
    if (value && !isKnown(value)) console.warn(`<udongo-booking>: ${name} must be ${known}`);
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
