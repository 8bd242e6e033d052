/** Lists of the specification: some services answer null for an empty one. */
const lists = /^(results|samples|crops|other_crops)$/;

/** Reads null for a list as an empty one, while JSON is parsed. */
export const fillLists = (key: string, value: unknown): unknown =>
  value === null && lists.test(key) ? [] : value;
