import { formatDate, type Locale } from '@udongo/ui';
import type { Interval } from './periods.ts';

const intlLocales: Record<Locale, string> = { en: 'en-GB', sw: 'sw-KE' };

/** A period by its first day: "22 Nov 2026", "Nov 2026", "2026". */
export function formatPeriod(locale: Locale, period: string, interval: Interval): string {
  if (interval === 'year') return period.slice(0, 4);
  if (interval !== 'month') return formatDate(locale, period);
  const style = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(intlLocales[locale], style).format(new Date(`${period}T00:00:00Z`));
}
