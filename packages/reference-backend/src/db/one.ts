/** The row of a statement that always gives one. Errors: throws where it gave none, which is a fault of the program. */
export function one<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A statement gave no row.');
  return row;
}
