import type { Language, Notification, RejectedReason } from '@udongo/sdk';
import { resultTexts } from '@udongo/sdk/results';
import { formatKes } from '@udongo/sdk/values';

/** What happened to a booking, as far as somebody is told. */
export type Notice =
  | { notice: 'booked'; day: string }
  | { notice: 'collected' }
  | { notice: 'canceled'; reason: string }
  | { notice: 'sample_rejected'; sample: string; reason: RejectedReason }
  | { notice: 'checked_again' }
  | { notice: 'report_ready' }
  /** Shillings. */
  | { notice: 'paid'; amount: number };

export interface NoticeText {
  title: string;
  message: string;
}

type NoticeOf<Name extends Notice['notice']> = Extract<Notice, { notice: Name }>;

type Notices = {
  [Name in Notice['notice']]: {
    kind: Notification['kind'];
    /** Who is told, but for the person who did it. */
    to: readonly ('farmer' | 'agent')[];
    text: Record<Language, (code: string, notice: NoticeOf<Name>) => NoticeText>;
  };
};

/** The table of what is told to whom, and in which words. Kiswahili is a draft for a native speaker's review. */
export const notices: Notices = {
  booked: {
    kind: 'booking_created',
    to: ['farmer', 'agent'],
    text: {
      en: (code, { day }) => ({
        title: 'Soil test booked',
        message: `${code} is booked for ${writeDay('en', day)}.`,
      }),
      sw: (code, { day }) => ({
        title: 'Miadi ya kupima udongo imewekwa',
        message: `${code} imewekwa kwa ${writeDay('sw', day)}.`,
      }),
    },
  },
  collected: {
    kind: 'booking_changed',
    to: ['farmer', 'agent'],
    text: {
      en: (code) => ({ title: 'Soil collected', message: `The soil of ${code} was collected.` }),
      sw: (code) => ({ title: 'Udongo umechukuliwa', message: `Udongo wa ${code} umechukuliwa.` }),
    },
  },
  canceled: {
    kind: 'booking_changed',
    to: ['farmer', 'agent'],
    text: {
      en: (code, { reason }) => ({
        title: 'Booking canceled',
        message: reason ? `${code} was canceled: ${reason}` : `${code} was canceled.`,
      }),
      sw: (code, { reason }) => ({
        title: 'Miadi imefutwa',
        message: reason ? `${code} imefutwa: ${reason}` : `${code} imefutwa.`,
      }),
    },
  },
  sample_rejected: {
    kind: 'booking_changed',
    to: ['farmer', 'agent'],
    text: {
      en: (_, { sample, reason }) => ({
        title: 'A sample can’t be tested',
        message: `${sample}: ${resultTexts('en').rejectedReasons[reason]}.`,
      }),
      sw: (_, { sample, reason }) => ({
        title: 'Sampuli haiwezi kupimwa',
        message: `${sample}: ${resultTexts('sw').rejectedReasons[reason]}.`,
      }),
    },
  },
  checked_again: {
    kind: 'booking_changed',
    to: ['farmer', 'agent'],
    text: {
      en: (code) => ({
        title: 'Results are being checked again',
        message: `A reading of ${code} changed. You are told when the new report is ready.`,
      }),
      sw: (code) => ({
        title: 'Matokeo yanakaguliwa tena',
        message: `Kipimo cha ${code} kimebadilika. Utaambiwa ripoti mpya ikiwa tayari.`,
      }),
    },
  },
  paid: {
    kind: 'payment_received',
    to: ['farmer', 'agent'],
    text: {
      en: (code, { amount }) => ({
        title: 'Payment received',
        message: `${formatKes(amount)} arrived for ${code}.`,
      }),
      sw: (code, { amount }) => ({
        title: 'Malipo yamepokelewa',
        message: `${formatKes(amount)} zimepokelewa kwa ${code}.`,
      }),
    },
  },
  report_ready: {
    kind: 'report_ready',
    to: ['farmer', 'agent'],
    text: {
      en: (code) => ({ title: 'Your report is ready', message: `The results of ${code} are in.` }),
      sw: (code) => ({ title: 'Ripoti yako iko tayari', message: `Matokeo ya ${code} yamefika.` }),
    },
  },
};

/** What administrators are told of a message of the contact form. */
export const contactNotice: Record<Language, (name: string, subject: string) => NoticeText> = {
  en: (name, subject) => ({ title: 'A message arrived', message: `${name} wrote: ${subject}` }),
  sw: (name, subject) => ({ title: 'Ujumbe umefika', message: `${name} ameandika: ${subject}` }),
};

/** The words of a notice about the booking with this code. */
export function writeNotice(language: Language, code: string, notice: Notice): NoticeText {
  // The entry of a notice is the one of its name.
  const write = notices[notice.notice].text[language] as (code: string, notice: Notice) => NoticeText;
  return write(code, notice);
}

function writeDay(language: Language, day: string): string {
  const format = new Intl.DateTimeFormat(`${language}-KE`, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
