/** What is said of an id that no record, or none within the asker's reach, has. */
export function invalidKey(id: number): string {
  return `Invalid pk "${id}" - object does not exist.`;
}

/** Whether a number can be an id at all; others would make the database refuse the query. */
export function isStorableKey(id: number): boolean {
  return id > 0 && id <= 2_147_483_647;
}
