import type { Language } from '@udongo/sdk';
import type { accountMessages } from './notifications/notices.ts';
import { pickSms, type Support, writeMailSupport, writeSmsSupport } from './support.ts';
import { toGreetingName } from './toGreetingName.ts';

export type AccountMessageKind = keyof typeof accountMessages;

/** A message in words: an email's subject and both of its bodies; a text message has only `text`. */
export interface Words {
  subject: string;
  text: string;
  html: string;
  /** Of an email. */
  replyTo?: string;
  headers?: Readonly<Record<string, string>>;
}

/** One source of both bodies of an email, or the one line of a text message. `{name}` is replaced by a value. */
export interface Source {
  subject?: string;
  lines: readonly string[];
  /** Text of the link's button. */
  button?: string;
  /** Below the button. */
  after?: readonly string[];
  /** At the foot: what the link `{leave}` says. */
  leave?: string;
}

/** Kiswahili is a draft, for a native speaker's review. Text messages keep to the GSM alphabet and to one part. */
const sources: Record<AccountMessageKind, Record<Language, Source>> = {
  password_link: {
    en: {
      subject: 'Set a new password',
      lines: ['Hello {name},', 'Someone asked for a new password for your Udongo account.'],
      button: 'Set a new password',
      after: [
        'The link works once, for one hour.',
        'If it was not you, do nothing: your password stays as it is.',
      ],
    },
    sw: {
      subject: 'Weka nenosiri jipya',
      lines: ['Habari {name},', 'Mtu ameomba nenosiri jipya la akaunti yako ya Udongo.'],
      button: 'Weka nenosiri jipya',
      after: [
        'Kiungo hiki hufanya kazi mara moja, kwa saa moja.',
        'Kama si wewe, usifanye chochote: nenosiri lako linabaki lilivyo.',
      ],
    },
  },
  password_code: {
    en: {
      lines: [
        'Udongo: {code} is your code for a new password. It works for 10 minutes. Never give it to anybody.',
      ],
    },
    sw: {
      lines: [
        'Udongo: {code} ni nambari yako ya siri ya nenosiri jipya. Inatumika kwa dakika 10. Usimpe mtu yeyote.',
      ],
    },
  },
  phone_code: {
    en: {
      lines: [
        'Udongo: {code} is the code that shows this phone is yours. It works for 10 minutes. Never give it to anybody.',
      ],
    },
    sw: {
      lines: [
        'Udongo: {code} ni nambari ya siri ya kuthibitisha simu yako. Inatumika kwa dakika 10. Usimpe mtu yeyote.',
      ],
    },
  },
  email_link: {
    en: {
      subject: 'Is this your email?',
      lines: ['Hello {name},', 'Confirm that this is the email of your Udongo account.'],
      button: 'Confirm this email',
      after: ['The link works once, for one hour.', 'If it was not you, do nothing.'],
    },
    sw: {
      subject: 'Je, hii ni barua pepe yako?',
      lines: ['Habari {name},', 'Thibitisha kwamba hii ni barua pepe ya akaunti yako ya Udongo.'],
      button: 'Thibitisha barua pepe hii',
      after: ['Kiungo hiki hufanya kazi mara moja, kwa saa moja.', 'Kama si wewe, usifanye chochote.'],
    },
  },
  subscribe_link: {
    en: {
      subject: 'Please confirm your subscription',
      lines: ['Hello,', 'Someone asked to subscribe this address to Udongo news.'],
      button: 'Yes, send me the news',
      after: [
        'The link works once, for three days.',
        "If it was not you, do nothing: this address won't be subscribed.",
      ],
    },
    sw: {
      subject: 'Tafadhali thibitisha usajili wako',
      lines: ['Habari,', 'Mtu ameomba anwani hii ipokee habari za Udongo.'],
      button: 'Ndiyo, nitumie habari',
      after: [
        'Kiungo hiki hufanya kazi mara moja, kwa siku tatu.',
        'Kama si wewe, usifanye chochote: anwani hii haitapokea habari.',
      ],
    },
  },
  subscribed: {
    en: {
      subject: "You're subscribed to Udongo news",
      lines: ['Hello,', "Thank you. We'll write to you when there is news about soil and farming."],
      button: 'Unsubscribe',
      after: ['You can unsubscribe at any time with the link in this email.'],
    },
    sw: {
      subject: 'Utapokea habari za Udongo',
      lines: ['Habari,', 'Asante. Kuanzia sasa tutakuandikia kukiwa na habari za udongo na kilimo.'],
      button: 'Jiondoe',
      after: ['Unaweza kujiondoa wakati wowote kwa kiungo kilicho kwenye barua pepe hii.'],
    },
  },
  contact_answer: {
    en: {
      subject: 'Re: {about}',
      lines: ['Hello {name},', '{answer}', '{by}, Udongo', 'On {day} you wrote:', '{quote}'],
    },
    sw: {
      subject: 'Jibu: {about}',
      lines: ['Habari {name},', '{answer}', '{by}, Udongo', 'Tarehe {day} uliandika:', '{quote}'],
    },
  },
  article: {
    en: {
      subject: '{title}',
      lines: ['{title}', '{summary}'],
      button: 'Read the article',
      after: ['You get this email because you subscribed to Udongo news.'],
      leave: 'Unsubscribe',
    },
    sw: {
      subject: '{title}',
      lines: ['{title}', '{summary}'],
      button: 'Soma makala',
      after: ['Unapokea barua pepe hii kwa sababu ulijisajili kupokea habari za Udongo.'],
      leave: 'Jiondoe',
    },
  },
  login_changed: {
    en: {
      subject: 'What you log in with was changed',
      lines: ['Hello {name},', 'The email or phone number of your Udongo account was changed.'],
      button: 'It was not me: undo it',
      after: [
        'If it was you, do nothing.',
        'The link works once, for 7 days. It brings the email and phone number from before back and ends all logins.',
      ],
    },
    sw: {
      subject: 'Unachotumia kuingia kimebadilishwa',
      lines: ['Habari {name},', 'Barua pepe au nambari ya simu ya akaunti yako ya Udongo imebadilishwa.'],
      button: 'Si mimi: tendua',
      after: [
        'Kama ni wewe, usifanye chochote.',
        'Kiungo hiki hufanya kazi mara moja, kwa siku 7. Kinarudisha barua pepe na nambari ya simu za awali na kuondoa kila aliyeingia.',
      ],
    },
  },
  login_changed_sms: {
    en: { lines: ['Udongo: your login changed. Not you? Undo in 7 days: {link}'] },
    sw: { lines: ['Udongo: akaunti imebadilika. Si wewe? Tendua, siku 7: {link}'] },
  },
  password_changed: {
    en: {
      subject: 'Your password was changed',
      lines: ['Hello {name},', 'The password of your Udongo account was changed.'],
      button: 'Set a new password',
      after: ['If it was not you, set a new password at once.'],
    },
    sw: {
      subject: 'Nenosiri lako limebadilishwa',
      lines: ['Habari {name},', 'Nenosiri la akaunti yako ya Udongo limebadilishwa.'],
      button: 'Weka nenosiri jipya',
      after: ['Kama si wewe, weka nenosiri jipya mara moja.'],
    },
  },
};

type Values = Readonly<Record<string, string>>;

/**
 * Writes a message. The value `link` is the address of the button, `leave` that of the link at the foot. It ends with the contact for
 * help; a text message only as far as that fits into its one part.
 */
export function writeWords(
  kind: AccountMessageKind,
  language: Language,
  values: Values,
  support: Support | null,
): Words {
  const source = sources[kind][language];
  if (source.subject) return writeMail(language, source, values, support);
  const text = fill(source.lines.join(' '), values);
  const { full, short } = writeSmsSupport(language, support);
  return { subject: '', text: pickSms([text + full, text + short, text]), html: '' };
}

/** Fills in a source: the plain text and the HTML. */
export function writeMail(
  language: Language,
  { subject = '', lines, button, after = [], leave }: Source,
  values: Values,
  support: Support | null,
): Words {
  const { link, leave: leaveLink } = values;
  const filled = lines.map((line) => fill(line, values)).filter((line) => line !== '');
  const below = after.map((line) => fill(line, values));
  const help = support && writeMailSupport(language, support);
  const text = [
    ...filled,
    ...(button && link ? [`${button}:\n${link}`] : []),
    ...below,
    ...(help ? [help] : []),
    ...(leave && leaveLink ? [`${leave}:\n${leaveLink}`] : []),
  ].join('\n\n');
  const title = fill(subject, values);
  const html = [
    ...filled.map((line) => paragraph(escapeHtml(line))),
    ...(button && link ? [paragraph(anchor(link, button))] : []),
    ...below.map((line) => paragraph(escapeHtml(line))),
    ...(help ? [paragraph(plainAnchor(`tel:${support.phone_no}`, help))] : []),
    ...(leave && leaveLink ? [paragraph(plainAnchor(leaveLink, leave))] : []),
  ].join('\n');
  return { subject: title, text, html: page(language, title, html) };
}

/** A name that may not be said takes the blank before it along: "Hello,". */
function fill(text: string, values: Values): string {
  const greeted = toGreetingName(values.name ?? '');
  return text
    .replace(' {name}', greeted && ' {name}')
    .replace(/\{(\w+)\}/g, (_, name: string) => (name === 'name' ? greeted : (values[name] ?? '')));
}

const style =
  'font-family:system-ui,sans-serif;font-size:16px;line-height:24px;color:#1d2a1f;background:#ffffff;overflow-wrap:anywhere';
const nameStyle =
  'margin:0 0 24px;padding:0 0 12px;border-bottom:2px solid #1f6b3a;font-weight:700;color:#1f6b3a';
const buttonStyle =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1f6b3a;color:#ffffff;text-decoration:none;font-weight:600';

/** As wide as a phone, and no wider than a line that is easy to read. */
function page(language: Language, subject: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;${style}">
<div style="max-width:560px;margin:0 auto">
<p style="${nameStyle}">Udongo</p>
${body}
</div>
</body>
</html>`;
}

function paragraph(html: string): string {
  return `<p style="margin:0 0 16px;white-space:pre-line">${html}</p>`;
}

function anchor(link: string, label: string): string {
  return `<a href="${escapeHtml(link)}" style="${buttonStyle}">${escapeHtml(label)}</a>`;
}

function plainAnchor(link: string, label: string): string {
  return `<a href="${escapeHtml(link)}">${escapeHtml(label)}</a>`;
}

const entities: Values = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
