const dayMs = 86_400_000;

/** Kenya's public holidays that have the same day every year, as month and day. Easter and the two Idds move and are left out. */
const holidays: ReadonlySet<string> = new Set([
  '01-01', // New Year's Day
  '05-01', // Labour Day
  '06-01', // Madaraka Day
  '10-10', // Mazingira Day
  '10-20', // Mashujaa Day
  '12-12', // Jamhuri Day
  '12-25', // Christmas Day
  '12-26', // Utamaduni Day
]);

/** The last day that is written with four digits of a year. */
const lastDay = Date.parse('9999-12-31T00:00:00Z');

/** Gives the day `count` working days after a day, both as yyyy-mm-dd, 9999-12-31 at most; 0 gives the day itself, even a holiday. */
export function addWorkingDays(day: string, count: number): string {
  let instant = Date.parse(`${day}T00:00:00Z`);
  for (let left = count; left > 0 && instant < lastDay; ) {
    instant += dayMs;
    if (isWorkingDay(instant)) left -= 1;
  }
  return toDay(instant);
}

function isWorkingDay(instant: number): boolean {
  const weekday = new Date(instant).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(toDay(instant).slice(5));
}

function toDay(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}
