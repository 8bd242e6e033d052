import type { EmbedHost, EmbedPrefill, EmbedSettings } from '../types.ts';

/** Reads what an element says; a `prefill` set as a property wins over the attributes. Never throws. */
export function readSettings({ element, readLook }: Pick<EmbedHost, 'element' | 'readLook'>): EmbedSettings {
  const text = (name: string) => element.getAttribute(name)?.trim() ?? '';
  const testType = text('test-type');
  return {
    ...readLook(),
    api: text('api').replace(/\/+$/, ''),
    partnerKey: text('partner-key') || undefined,
    referrer: Number.parseInt(text('referrer'), 10) || undefined,
    prefill: {
      ...(testType && { test_type: testType }),
      ...parsePrefill(text('prefill')),
      ...parsePrefill(element.prefill),
    },
    retryCreates: element.hasAttribute('retry-creates'),
    draftName: text('id'),
  };
}

/** Some frameworks set a property where a page wrote an attribute: JSON is read wherever it stands. */
function parsePrefill(prefill: EmbedPrefill | string | undefined): EmbedPrefill {
  try {
    return Object(typeof prefill === 'string' ? JSON.parse(prefill) : prefill);
  } catch {
    return {};
  }
}
