import type { Option, OptionValue } from '../primitives/combobox/Option.ts';

interface Found<Id extends OptionValue> {
  options: readonly Option<Id>[];
  pages: number;
}

/** Reads a list page after page until all ids are named, which come in their order. Never rejects. */
export async function nameByPages<Id extends OptionValue>(
  readPage: (page: number) => Promise<Found<Id>>,
  ids: readonly Id[],
): Promise<readonly Option<Id>[]> {
  const found = new Map<Id, Option<Id>>();
  let pages = 1;
  for (let page = 1; page <= pages && ids.some((id) => !found.has(id)); page++) {
    const answer = await readPage(page).catch(() => ({ options: [], pages: 0 }));
    for (const option of answer.options) found.set(option.value, option);
    pages = answer.pages;
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}
