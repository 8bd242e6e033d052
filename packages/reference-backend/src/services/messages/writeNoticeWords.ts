import type { Language } from '@udongo/sdk';
import { type Words, writeMail } from './messageTemplates.ts';
import type { NoticeText } from './notifications/NoticeText.ts';
import { pickSms, type Support, writeSmsSupport } from './support.ts';
import { toGreetingName } from './toGreetingName.ts';

interface Told {
  name: string;
  link: string;
  /** Whether it says how to stop such messages. */
  optOut: boolean;
  support: Support | null;
}

/**
 * Writes one text message. Parts that would make it two are left out: first the name of the person who answers the phone,
 * then the recipient's name, then the contact for help.
 */
export function writeNoticeSms(
  language: Language,
  { sms }: NoticeText,
  { name, link, optOut, support }: Told,
  optOutText: string,
): Words {
  const rest = [sms, link, ...(optOut ? [optOutText] : [])].join(' ');
  const unnamed = `Udongo: ${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
  const [first = ''] = name.trim().split(/\s+/);
  const firstName = toGreetingName(first);
  const named = firstName ? `Udongo: ${firstName}, ${rest}` : unnamed;
  const { full, short } = writeSmsSupport(language, support);
  const text = pickSms([named + full, named + short, unnamed + short, named, unnamed]);
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
  { name, link, optOut, support, stopLink }: Told & { stopLink: string },
): Words {
  const { hello, open, agreed, stop } = texts[language];
  const source = { subject: title, lines: [hello, '{message}'], button: open };
  const optOutSource = optOut ? { after: [agreed], leave: stop } : {};
  return writeMail(
    language,
    { ...source, ...optOutSource },
    { name, message, link, leave: stopLink },
    support,
  );
}
