import type { LanguageTag } from '../messages/index.ts';
import { intlLocales } from '../messages/intlLocales.ts';

const styles = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  time: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * A date written out: "24 Nov 2026", `long` "Tuesday, 24 November 2026", `time` "24 Nov 2026, 14:05".
 * Takes a calendar day (yyyy-mm-dd, shown as that day everywhere) or an ISO instant (shown in Nairobi's time).
 * Never throws: text that is no date gives ''.
 */
export function formatDate(locale: LanguageTag, date: string, style: keyof typeof styles = 'short'): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date);
  const instant = new Date(isDay ? `${date}T00:00:00Z` : date);
  if (Number.isNaN(instant.getTime())) return '';
  const timeZone = isDay ? 'UTC' : 'Africa/Nairobi';
  return new Intl.DateTimeFormat([...intlLocales(locale)], { ...styles[style], timeZone }).format(instant);
}
