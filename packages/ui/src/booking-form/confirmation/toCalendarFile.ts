interface CalendarDay {
  title: string;
  /** A day, yyyy-mm-dd, or an instant of that day; a service can leave it out. */
  day: string | undefined;
  url: string | undefined;
}

/**
 * A whole day as an iCalendar file, which phones and desktops open. Gives undefined for a day that is none. Source: RFC 5545.
 */
export function toCalendarFile({ title, day = '', url }: CalendarDay): string | undefined {
  const start = Date.parse(day.slice(0, 10));
  if (Number.isNaN(start)) return undefined;
  const stamp = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');
  const dayOf = (time: number) => stamp(time).slice(0, 8);
  const now = stamp(Date.now());
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Udongo//EN',
    'BEGIN:VEVENT',
    `UID:${dayOf(start)}-${now}@udongo`,
    `DTSTAMP:${now}`,
    `DTSTART;VALUE=DATE:${dayOf(start)}`,
    `DTEND;VALUE=DATE:${dayOf(start + 86_400_000)}`,
    `SUMMARY:${title}`,
    ...(url ? [`URL:${url}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
