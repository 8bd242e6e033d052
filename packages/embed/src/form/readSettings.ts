import type { EmbedHost, EmbedPrefill, EmbedSettings } from '../types.ts';

/** Reads the settings of an element; a `prefill` property wins over the attributes. Never throws. */
export function readSettings({
  element,
  readAppearance,
}: Pick<EmbedHost, 'element' | 'readAppearance'>): EmbedSettings {
  const text = (name: string) => element.getAttribute(name)?.trim() ?? '';
  const testType = text('test-type');
  const prefill = {
    ...(testType && { test_type: testType }),
    ...parsePrefill(text('prefill')),
    ...parsePrefill(element.prefill),
  };
  const isAgentId = text('referrer-agent') === 'agent';
  return {
    ...readAppearance(element),
    api: text('api').replace(/\/+$/, ''),
    partnerKey: text('partner-key') || undefined,
    // The page's agrovet is an agent, too; their user id is unknown here.
    referrer: Number.parseInt(text('referrer'), 10) || (isAgentId ? prefill.agent : undefined),
    isAgentId,
    prefill,
    retryCreates: element.hasAttribute('retry-creates'),
    draftName: text('id'),
  };
}

/** Parses a prefill, also JSON in the property: some frameworks set a property for an attribute. */
function parsePrefill(prefill: EmbedPrefill | string | undefined): EmbedPrefill {
  try {
    return pickPrefill(Object(typeof prefill === 'string' ? JSON.parse(prefill) : prefill));
  } catch {
    return {};
  }
}

const textNames = [
  'name',
  'phone_no',
  'email',
  'address',
  'test_type',
  'soil_test_date',
  'farming_type',
  'notes',
  'discount_code',
] as const;

/** Picks the valid initial values: systems write numbers as texts, and null for unknown values. */
function pickPrefill(given: Partial<Record<keyof EmbedPrefill, unknown>>): EmbedPrefill {
  const picked: EmbedPrefill = {};
  for (const name of textNames) if (/string|number/.test(typeof given[name])) picked[name] = `${given[name]}`;
  for (const name of ['county', 'agent'] as const) if (isId(given[name])) picked[name] = Number(given[name]);
  if (Array.isArray(given.crops)) picked.crops = given.crops.filter(isId).map(Number).slice(0, 3);
  return picked;
}

function isId(value: unknown): boolean {
  return /^[1-9]\d*$/.test(String(value));
}
