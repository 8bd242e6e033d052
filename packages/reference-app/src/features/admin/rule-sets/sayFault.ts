import type { Locale } from '@udongo/ui';
import { faultPatterns } from './faultPatterns.ts';

const patterns = faultPatterns.map(([en, sw]) => ({
  sw,
  pattern: new RegExp(`^${en.replace(/[.?()|]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+?)')}$`),
}));

/** Says a fault of a file in the language of the app: "Line 3: n_percent is empty". An unknown one stays as the server said it. */
export function sayFault(fault: string, locale: Locale): string {
  if (locale === 'en') return fault;
  const [, line, message = ''] = /^Line (\d+): ([\s\S]*)$/.exec(fault) ?? [];
  if (!line) return fault;
  return `Mstari wa ${line}: ${translate(message) ?? message}`;
}

function translate(message: string): string | undefined {
  for (const { pattern, sw } of patterns) {
    const { groups } = pattern.exec(message) ?? {};
    if (pattern.test(message)) return sw.replace(/\{(\w+)\}/g, (_, name: string) => groups?.[name] ?? '');
  }
  return undefined;
}
