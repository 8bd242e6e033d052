import type { EmbedSettings } from '../types.ts';

/** Words for a page whose element, key or service is not set up right; loaded only there. */
export { setupTexts } from './setupTexts.ts';

export const apiProblem = ({ api }: EmbedSettings) => `api="${api}" must start with https://`;

export const listProblem = ({ api }: EmbedSettings, name: string) =>
  `${api} shows visitors no ${name}. Let everybody read them.`;

export const referrerProblem = ({ referrer, isAgentId }: EmbedSettings, reason: string) =>
  `referrer="${referrer}": ${reason} It was sent as the id of ${isAgentId ? 'an agent' : 'a user'}: see referrer-agent.`;

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
