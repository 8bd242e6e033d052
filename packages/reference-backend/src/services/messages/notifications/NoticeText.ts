import type { Language } from '@udongo/sdk';
import { formatNumber } from '@udongo/sdk/values';
import type { Notice, NoticeName } from './notices.ts';

/** Texts of one notice, for each way of telling it. */
export interface NoticeText {
  title: string;
  message: string;
  /** The words of a text message, between the name and the link. */
  sms: string;
}

export type NoticeOf<Name extends NoticeName> = Extract<Notice, { notice: Name }>;
export type NoticeTexts = {
  [Name in NoticeName]: (code: string, notice: NoticeOf<Name>) => NoticeText;
};

export function writeDay(language: Language, day: string): string {
  return format(language, day, 'long');
}

/** Writes a day as short as a text message needs it. */
export function writeShortDay(language: Language, day: string): string {
  return format(language, day, 'medium');
}

function format(language: Language, day: string, dateStyle: 'long' | 'medium'): string {
  const written = new Intl.DateTimeFormat(`${language}-KE`, { dateStyle, timeZone: 'UTC' });
  return written.format(new Date(`${day}T00:00:00Z`));
}

/** Whole shillings, as short as a text message needs them: 6500 gives 'KES 6,500'. */
export function writeShillings(amount: number): string {
  return `KES ${formatNumber(amount, 0)}`;
}
