/** Whether the service that answered this record keeps it in a bin when it is deleted: a plain service answers neither of these fields. */
export function isKeptInBin(record: object): boolean {
  return 'may_delete' in record || 'version' in record;
}
