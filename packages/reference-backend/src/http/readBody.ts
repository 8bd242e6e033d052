import {
  allValues,
  type Fields,
  type FieldValues,
  type Reading,
  readFields,
  readObject,
} from '../validation/readFields.ts';
import type { AppContext } from './AppEnv.ts';
import { readJson } from './readJson.ts';

/** Reads these fields of a JSON body; rules of the service can add their issues. Errors: as `readJson`, and 400 for no object. */
export async function readBody<Shape extends Fields>(
  context: AppContext,
  fields: Shape,
): Promise<Reading<Shape>> {
  return readFields(fields, readObject(await readJson(context)));
}

/** Reads the values of these fields. Errors: as `readBody`, and 400 for a wrong field. */
export async function readValues<Shape extends Fields>(
  context: AppContext,
  fields: Shape,
): Promise<FieldValues<Shape>> {
  return allValues(await readBody(context, fields));
}
