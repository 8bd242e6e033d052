/**
 * An `ordering`: a field's name, with `-` in front for descending order, or several with commas between them, of which the first
 * is checked.
 */
export type Ordering<Field extends string> =
  | Field
  | `-${Field}`
  | `${Field},${string}`
  | `-${Field},${string}`;

/** The type of `fields`: any text; an editor offers the names of the record's fields. */
export type FieldNames<Row> = Extract<keyof Row, string> | (string & {});

/**
 * A list of a record's fields with commas between them. If one of the names is no field of the record, the type is the
 * record's field names, so that the list does not compile.
 */
export type FieldsOf<Row, Fields extends string> = string extends Fields
  ? Fields
  : Exclude<FieldIn<Fields>, keyof Row> extends never
    ? Fields
    : Extract<keyof Row, string>;

/** A record with the fields that were asked for; the whole record when they are not known before the program runs. */
export type Picked<Row, Fields extends string> = string extends Fields
  ? Row
  : Pick<Row, Extract<FieldIn<Fields>, keyof Row>>;

/** One of the names in a text that has commas between them. */
export type FieldIn<Fields extends string> = Fields extends `${infer Head},${infer Rest}`
  ? Head | FieldIn<Rest>
  : Fields;
