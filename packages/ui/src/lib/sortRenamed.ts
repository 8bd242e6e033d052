import type { Option } from '../primitives/combobox/index.ts';

/** The lines of a list in the order of the names that are shown, where the page has other names than the server. */
export function sortRenamed<Line extends Option<number>>(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ word }) => word)) return lines;
  return [...lines].sort((one, other) => one.label.localeCompare(other.label));
}
