/** Lists of the specification for which some services answer null when they are empty. */
const lists = /^(results|samples|crops|other_crops)$/;

/** Reads null for a list as an empty list, while JSON is parsed. */
export const fillLists = (key: string, value: unknown): unknown =>
  value === null && lists.test(key) ? [] : value;
