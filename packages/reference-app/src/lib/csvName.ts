import { todayInNairobi } from '@udongo/sdk/values';

/** Names a spreadsheet file by its list and its day, as `AdminList` names its own. Default: today in Nairobi. */
export function csvName(list: string, day = todayInNairobi()): string {
  return `${list} ${day}.csv`;
}
