import type { Option } from '../primitives/combobox/index.ts';

/** Sorts the options of a list by the shown names, if the page has other names than the server. */
export function sortRenamed<Line extends Option<number>>(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ word }) => word)) return lines;
  return [...lines].sort((one, other) => one.label.localeCompare(other.label));
}
