import type { Language } from '@udongo/sdk';
import { measureSms, toSmsText } from '@udongo/sdk/sms';
import { formatPhone } from '@udongo/sdk/values';
import type { Db } from '../../db/Database.ts';
import { readSettings } from '../platform/settings.ts';

/** Contact for people who need help. */
export interface Support {
  /** '' when nobody is named. */
  name: string;
  phone_no: string;
}

/** Kiswahili is a draft, for a native speaker's review. */
const texts: Record<Language, { mail: string; sms: string }> = {
  en: { mail: 'Need help? Call', sms: 'Help:' },
  sw: { mail: 'Unahitaji msaada? Piga simu:', sms: 'Msaada:' },
};

/** Reads the contact for help. Null when the settings have no number: then no message offers one. */
export async function readSupport(db: Db): Promise<Support | null> {
  const { support_name: name, support_phone_no: phone_no } = await readSettings(db);
  return phone_no ? { name, phone_no } : null;
}

/** The last line of an email. */
export function writeMailSupport(language: Language, { name, phone_no }: Support): string {
  const phone = formatPhone(phone_no);
  return `${texts[language].mail} ${name ? `${name}: ${phone}` : phone}`;
}

interface SmsSupport {
  /** The number and who answers; '' without a number, as `short`. */
  full: string;
  short: string;
}

/** The end of a text message, in two lengths. */
export function writeSmsSupport(language: Language, support: Support | null): SmsSupport {
  if (!support) return { full: '', short: '' };
  const { name, phone_no } = support;
  const phone = formatPhone(phone_no);
  const short = ` ${texts[language].sms} ${phone}`;
  return { short, full: name ? ` ${texts[language].sms} ${name}, ${phone}` : short };
}

/** The first text that costs one part; the last one where none does. */
export function pickSms(texts: readonly [...string[], string]): string {
  const written = texts.map(toSmsText);
  const fitting = written.find((text) => {
    const { parts, isUnicode } = measureSms(text);
    return parts === 1 && !isUnicode;
  });
  return fitting ?? (written.at(-1) as string);
}
