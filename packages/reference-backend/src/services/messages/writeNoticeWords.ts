import type { Language } from '@udongo/sdk';
import { measureSms, toSmsText } from '@udongo/sdk/sms';
import type { NoticeText } from '../notifications/NoticeText.ts';
import { type Words, writeMail } from './words.ts';

interface Told {
  name: string;
  link: string;
  /** Whether it says how to stop such messages. */
  optOut: boolean;
}

/** One text message: a name that would make it two is left out. */
export function writeNoticeSms({ sms }: NoticeText, { name, link, optOut }: Told, optOutText: string): Words {
  const rest = [sms, link, ...(optOut ? [optOutText] : [])].join(' ');
  const [firstName = ''] = name.trim().split(/\s+/);
  const named = toSmsText(`Udongo: ${firstName}, ${rest}`);
  const { parts, isUnicode } = measureSms(named);
  const fits = firstName !== '' && parts === 1 && !isUnicode;
  const text = fits ? named : toSmsText(`Udongo: ${rest.charAt(0).toUpperCase()}${rest.slice(1)}`);
  return { subject: '', text, html: '' };
}

const texts: Record<Language, { hello: string; open: string; stop: string }> = {
  en: {
    hello: 'Hello {name},',
    open: 'Open',
    stop: 'You agreed to reminders. Stop them in your account: {stopLink}',
  },
  sw: {
    hello: 'Habari {name},',
    open: 'Fungua',
    stop: 'Ulikubali vikumbusho. Visimamishe katika akaunti yako: {stopLink}',
  },
};

export function writeNoticeMail(
  language: Language,
  { title, message }: NoticeText,
  { name, link, optOut, stopLink }: Told & { stopLink: string },
): Words {
  const { hello, open, stop } = texts[language];
  const source = { subject: title, lines: [hello, '{message}'], button: open, after: optOut ? [stop] : [] };
  return writeMail(language, source, { name, message, link, stopLink });
}
