import { z } from 'zod';
import { drfMessages, pythonType } from './drfMessages.ts';
import { type Issue, invalid } from './issues.ts';

/** The fields of a request by their keys; an object in it has fields of its own. */
export interface Fields {
  [key: string]: z.ZodType | Fields;
}

/** Result of reading a request: every value that is right, and every issue. */
export interface Reading<Shape extends Fields> {
  values: ReadValues<Shape>;
  issues: Issue[];
}

type ReadValues<Shape extends Fields> = {
  [Key in keyof Shape]?: Shape[Key] extends z.ZodType
    ? z.output<Shape[Key]>
    : Shape[Key] extends Fields
      ? ReadValues<Shape[Key]>
      : never;
};

/** The values of a request without issues. */
export type FieldValues<Shape extends Fields> = z.output<
  z.ZodObject<{
    [Key in keyof Shape]: Shape[Key] extends z.ZodType
      ? Shape[Key]
      : Shape[Key] extends Fields
        ? z.ZodType<FieldValues<Shape[Key]>>
        : never;
  }>
>;

/**
 * Reads each field by itself, so that one wrong field hides no other and rules can look at the right ones.
 * Other keys are dropped.
 */
export function readFields<Shape extends Fields>(
  shape: Shape,
  raw: Readonly<Record<string, unknown>>,
): Reading<Shape> {
  const values: Record<string, unknown> = {};
  const issues: Issue[] = [];
  for (const [key, field] of Object.entries(shape)) {
    const read = isField(field) ? readField(field, raw[key]) : readNested(field, raw[key]);
    if (read.value !== undefined) values[key] = read.value;
    issues.push(...read.issues.map(({ path, message }) => ({ path: [key, ...path], message })));
  }
  // The field of each key read it, so it is of this key's type.
  return { values: values as ReadValues<Shape>, issues };
}

interface Read {
  value?: unknown;
  issues: readonly Issue[];
}

function isField(field: z.ZodType | Fields): field is z.ZodType {
  return field instanceof z.ZodType;
}

function readField(field: z.ZodType, raw: unknown): Read {
  const result = field.safeParse(raw, { error: drfMessages });
  if (result.success) return { value: result.data, issues: [] };
  const issues = result.error.issues.map(({ path, message }) => ({
    path: path.filter((part) => typeof part !== 'symbol'),
    message,
  }));
  return { issues };
}

function readNested(fields: Fields, raw: unknown): Read {
  if (isObject(raw)) {
    const { values, issues } = readFields(fields, raw);
    return { value: values, issues };
  }
  if (raw === undefined) return { issues: [{ path: [], message: 'This field is required.' }] };
  if (raw === null) return { issues: [{ path: [], message: 'This field may not be null.' }] };
  return { issues: [{ path: ['non_field_errors'], message: notAnObject(raw) }] };
}

/**
 * The values of a reading without issues: those of required fields are there.
 * Errors: throws the 400 when there are issues.
 */
export function allValues<Shape extends Fields>({ values, issues }: Reading<Shape>): FieldValues<Shape> {
  if (issues.length > 0) throw invalid(issues);
  // Without issues every required field has been read, which is what the type says.
  return values as FieldValues<Shape>;
}

/** A body that has to be an object. Errors: throws Django REST Framework's 400 for anything else. */
export function readObject(body: unknown): Readonly<Record<string, unknown>> {
  if (isObject(body)) return body;
  const message = body === null ? 'No data provided' : notAnObject(body);
  throw invalid([{ path: ['non_field_errors'], message }]);
}

/** Whether a JSON value is an object: neither null nor a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Gives the error for a JSON value that should have been an object. */
export function notAnObject(value: unknown): string {
  return `Invalid data. Expected a dictionary, but got ${pythonType(value)}.`;
}
