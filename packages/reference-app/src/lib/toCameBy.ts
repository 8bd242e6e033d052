import type { Booking } from '@udongo/sdk';
import type { Locale, TranslationOf } from '@udongo/ui';
import { createTextsOf } from '../messages/createTexts.ts';

const en = {
  cameBy: {
    label: 'Came by',
    partner_key: 'Website: {name}',
    agent: 'By an agent',
    chosen_shop: 'Chosen shop',
    service: 'Without a shop',
    code: 'code {code}',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  cameBy: {
    label: 'Ilivyokuja',
    partner_key: 'Tovuti: {name}',
    agent: 'Na wakala',
    chosen_shop: 'Duka lililochaguliwa',
    service: 'Bila duka',
    code: 'nambari {code}',
  },
};

const textOf = createTextsOf(en, sw);

/** Label of what `toCameBy` says. */
export const toCameByLabel = (locale: Locale): string => textOf(locale)('cameBy.label');

/** Says how a booking came: by the key of a website, an agent or a chosen shop, and with which code. "" on a service that does not know. */
export function toCameBy(
  locale: Locale,
  { came_by, partner_key_name = '', discount_code }: Partial<Booking>,
): string {
  const t = textOf(locale);
  if (!came_by) return '';
  const code = discount_code ? `, ${t('cameBy.code', { code: discount_code })}` : '';
  return t(`cameBy.${came_by}`, { name: partner_key_name }) + code;
}
