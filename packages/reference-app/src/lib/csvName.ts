import { todayInNairobi } from '@udongo/sdk/values';

/** What a file for spreadsheets is called: its list and its day, as `AdminList` calls its own. Default: today in Nairobi. */
export function csvName(list: string, day = todayInNairobi()): string {
  return `${list} ${day}.csv`;
}
