import { formatDate, useLanguageTag } from '@udongo/ui';

export function Day({ date }: { date: string }) {
  const locale = useLanguageTag();
  return <time dateTime={date}>{formatDate(locale, date)}</time>;
}
