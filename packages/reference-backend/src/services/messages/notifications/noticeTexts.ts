import type { Language } from '@udongo/sdk';
import type { NoticeText, NoticeTexts } from './NoticeText.ts';
import type { Notice } from './notices.ts';
import { noticeTextsEn } from './noticeTextsEn.ts';
import { noticeTextsSw } from './noticeTextsSw.ts';

const texts: Record<Language, NoticeTexts> = { en: noticeTextsEn, sw: noticeTextsSw };

/** The words of a notice about the booking with this code. */
export function writeNotice(language: Language, code: string, notice: Notice): NoticeText {
  // The entry of a notice is the one of its name.
  const write = texts[language][notice.notice] as (code: string, notice: Notice) => NoticeText;
  return write(code, notice);
}

/** Notice to administrators about a message of the contact form. */
export const contactNotice: Record<
  Language,
  (name: string, subject: string) => Pick<NoticeText, 'title' | 'message'>
> = {
  en: (name, subject) => ({ title: 'A message arrived', message: `${name} wrote: ${subject}` }),
  sw: (name, subject) => ({ title: 'Ujumbe umefika', message: `${name} ameandika: ${subject}` }),
};
