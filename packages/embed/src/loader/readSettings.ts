import type { EmbedPrefill, EmbedSettings } from '../types.ts';
import { texts } from './texts.ts';

/** The attributes that are read, in the spelling of HTML. */
export const attributes = [
  'api',
  'partner-key',
  'referrer',
  'locale',
  'mode',
  'test-type',
  'prefill',
  'label',
  'retry-creates',
] as const;

/** Reads what an element says; a `prefill` set as a property wins over the attributes. Never throws. */
export function readSettings(element: HTMLElement, prefill: EmbedPrefill | undefined): EmbedSettings {
  const text = (name: (typeof attributes)[number] | 'id') => element.getAttribute(name)?.trim() ?? '';
  const testType = text('test-type');
  const language = text('locale') || element.closest('[lang]')?.getAttribute('lang') || '';
  const locale = /^sw/i.test(language) ? 'sw' : 'en';
  return {
    api: text('api').replace(/\/+$/, ''),
    partnerKey: text('partner-key') || undefined,
    referrer: Number.parseInt(text('referrer'), 10) || undefined,
    locale,
    mode: text('mode') === 'button' ? 'button' : 'inline',
    prefill: { ...(testType && { test_type: testType }), ...parsePrefill(text('prefill')), ...prefill },
    label: text('label') || texts[locale].open,
    retryCreates: element.hasAttribute('retry-creates'),
    draftName: text('id'),
  };
}

function parsePrefill(json: string): EmbedPrefill {
  try {
    return Object(json && JSON.parse(json));
  } catch {
    return {};
  }
}
