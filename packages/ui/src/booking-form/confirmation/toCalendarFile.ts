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
  const toDate = (iso: string) => iso.slice(0, 10).replaceAll('-', '');
  const next = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(next.getTime())) return undefined;
  next.setUTCDate(next.getUTCDate() + 1);
  const now = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Udongo//EN',
    'BEGIN:VEVENT',
    `UID:${toDate(day)}-${now}@udongo`,
    `DTSTAMP:${now}`,
    `DTSTART;VALUE=DATE:${toDate(day)}`,
    `DTEND;VALUE=DATE:${toDate(next.toISOString())}`,
    `SUMMARY:${title}`,
    ...(url ? [`URL:${url}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
