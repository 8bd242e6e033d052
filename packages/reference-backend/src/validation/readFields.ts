import type { z } from 'zod';
import { drfMessages, pythonType } from './drfMessages.ts';
import { type Issue, invalid } from './issues.ts';

export type Fields = Record<string, z.ZodType>;

/** What was read of a request: every value that is right, and every issue. */
export interface Reading<Shape extends Fields> {
  values: { [Key in keyof Shape]?: z.output<Shape[Key]> };
  issues: Issue[];
}

/**
 * Reads each field by itself, so that one wrong field hides no other and rules can look at the right ones.
 * Other keys are dropped.
 */
export function readFields<Shape extends Fields>(
  shape: Shape,
  raw: Readonly<Record<string, unknown>>,
): Reading<Shape> {
  const values: Reading<Shape>['values'] = {};
  const issues: Issue[] = [];
  for (const key in shape) {
    const result = shape[key]?.safeParse(raw[key], { error: drfMessages });
    if (result?.success && result.data !== undefined) {
      // The field of this key read it, so it is of this key's type.
      values[key] = result.data as z.output<Shape[typeof key]>;
    }
    for (const { path, message } of result?.error?.issues ?? []) {
      issues.push({ path: [key, ...path.filter((part) => typeof part !== 'symbol')], message });
    }
  }
  return { values, issues };
}

/**
 * The values of a reading without issues: those of required fields are there.
 * Errors: throws the 400 when there are issues.
 */
export function allValues<Shape extends Fields>({
  values,
  issues,
}: Reading<Shape>): z.output<z.ZodObject<Shape>> {
  if (issues.length > 0) throw invalid(issues);
  // Without issues every required field has been read, which is what the object's type says.
  return values as z.output<z.ZodObject<Shape>>;
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

/** What is said of a JSON value that should have been an object. */
export function notAnObject(value: unknown): string {
  return `Invalid data. Expected a dictionary, but got ${pythonType(value)}.`;
}
