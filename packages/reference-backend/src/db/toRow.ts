type Optional<Columns> = { [Key in keyof Columns as undefined extends Columns[Key] ? Key : never]: 1 };

/** Columns as they are written: one whose value can be missing is optional, and none is undefined. */
export type Row<Columns> = {
  [Key in Exclude<keyof Columns, keyof Optional<Columns>>]: Columns[Key];
} & { [Key in keyof Optional<Columns> & keyof Columns]?: Exclude<Columns[Key], undefined> };

/** Leaves out the columns that were not given, so that they keep their stored values. Null empties a column. */
export function toRow<Columns extends object>(columns: Columns): Row<Columns> {
  const given = Object.entries(columns).filter(([, value]) => value !== undefined);
  // Only undefined values were taken out, which is what the type says.
  return Object.fromEntries(given) as Row<Columns>;
}
