import type { Language } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';

const months = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  sw: ['Jan', 'Feb', 'Mac', 'Apr', 'Mei', 'Jun', 'Jul', 'Ago', 'Sep', 'Okt', 'Nov', 'Des'],
} as const;

/** "22 Nov 2026" of an instant or a calendar day, in Nairobi. */
export function writeDay(when: string, language: Language): string {
  const day = when.length > 10 ? todayInNairobi(new Date(when)) : when;
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} ${months[language][Number(month) - 1]} ${year}`;
}
