/** Lists of the specification: some services answer null for an empty one. */
const lists = /^(results|samples|crops|other_crops)$/;

/** Parses JSON, null for a list as an empty one. Errors: throws where the text is no JSON. */
export function parseLists(text: string): unknown {
  return JSON.parse(text, text.includes('null') ? fillList : undefined);
}

function fillList(key: string, value: unknown): unknown {
  return value === null && lists.test(key) ? [] : value;
}
