import { pythonType } from '../../../validation/drfMessages.ts';
import { type Issue, invalid } from '../../../validation/issues.ts';
import {
  type Fields,
  isObject,
  notAnObject,
  type Reading,
  readFields,
} from '../../../validation/readFields.ts';

/** The contract's `maxItems`. */
const maximumItems = 500;

/** A request that is a list, read item by item. The path of each issue begins with the index of its item. */
export interface ItemReadings<Shape extends Fields> {
  readings: Reading<Shape>[];
  issues: Issue[];
}

/** Errors: throws 400 for what is no list, an empty one and one that is too long. */
export function readItems<Shape extends Fields>(shape: Shape, body: unknown): ItemReadings<Shape> {
  const items = readList(body);
  const readings = items.map((item) => readItem(shape, item));
  return { readings, issues: readings.flatMap(({ issues }, index) => issuesAt(index, issues)) };
}

/** The same issues, of the item with this index. */
export function issuesAt(index: number, issues: readonly Issue[]): Issue[] {
  return issues.map(({ path, message }) => ({ path: [index, ...path], message }));
}

function readList(body: unknown): unknown[] {
  const refuse = (message: string) => invalid([{ path: ['non_field_errors'], message }]);
  if (!Array.isArray(body)) throw refuse(`Expected a list of items but got type "${pythonType(body)}".`);
  if (body.length === 0) throw refuse('This list may not be empty.');
  if (body.length > maximumItems)
    throw refuse(`Ensure this field has no more than ${maximumItems} elements.`);
  return body;
}

function readItem<Shape extends Fields>(shape: Shape, item: unknown): Reading<Shape> {
  if (isObject(item)) return readFields(shape, item);
  const isNull = item === null;
  const message = isNull ? 'This field may not be null.' : notAnObject(item);
  return { values: {}, issues: [{ path: isNull ? [] : ['non_field_errors'], message }] };
}
