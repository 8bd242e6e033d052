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
  return formats[language].long.format(toDate(day));
}

/** Writes a day as short as a text message needs it. */
export function writeShortDay(language: Language, day: string): string {
  return formats[language].medium.format(toDate(day));
}

function toDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** Made once: to make one takes as long as to write a hundred days. */
const formats = { en: formatsOf('en'), sw: formatsOf('sw') } satisfies Record<Language, unknown>;

function formatsOf(language: Language) {
  const of = (dateStyle: 'long' | 'medium') =>
    new Intl.DateTimeFormat(`${language}-KE`, { dateStyle, timeZone: 'UTC' });
  return { long: of('long'), medium: of('medium') };
}

/** Whole shillings, as short as a text message needs them: 6500 gives 'KES 6,500'. */
export function writeShillings(amount: number): string {
  return `KES ${formatNumber(amount, 0)}`;
}
