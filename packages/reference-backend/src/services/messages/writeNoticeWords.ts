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

const texts: Record<Language, { hello: string; open: string; agreed: string; stop: string }> = {
  en: {
    hello: 'Hello {name},',
    open: 'Open',
    agreed: 'You get this email because you agreed to reminders.',
    stop: 'Stop reminders in your account',
  },
  sw: {
    hello: 'Habari {name},',
    open: 'Fungua',
    agreed: 'Unapokea barua pepe hii kwa sababu ulikubali vikumbusho.',
    stop: 'Simamisha vikumbusho katika akaunti yako',
  },
};

export function writeNoticeMail(
  language: Language,
  { title, message }: NoticeText,
  { name, link, optOut, stopLink }: Told & { stopLink: string },
): Words {
  const { hello, open, agreed, stop } = texts[language];
  const source = { subject: title, lines: [hello, '{message}'], button: open };
  const optOutSource = optOut ? { after: [agreed], leave: stop } : {};
  return writeMail(language, { ...source, ...optOutSource }, { name, message, link, leave: stopLink });
}
