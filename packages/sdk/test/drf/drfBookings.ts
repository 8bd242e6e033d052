import { crops, type DrfKind } from './drfStore.ts';

type Errors = Record<string, unknown>;

/** The errors that Django REST Framework finds in a booking; undefined for none. */
export function bookingErrors(body: Record<string, unknown>, kind: DrfKind): Errors | undefined {
  const errors: Errors = {
    ...required(body, ['soil_test_date', 'test_type', 'farming_type', 'samples']),
    ...choice(body, 'test_type', [
      'basic-macro-nutrients-analysis',
      'complete-soil-analysis',
      'microbial-analysis',
    ]),
    ...choice(body, 'farming_type', ['monocropping', 'mixed']),
    ...sampleErrors(body.samples, kind),
  };
  return Object.keys(errors).length ? errors : undefined;
}

function sampleErrors(samples: unknown, kind: DrfKind): Errors {
  if (!Array.isArray(samples)) return {};
  if (samples.length === 0) return { samples: { non_field_errors: ['This list may not be empty.'] } };
  const items = samples.map((sample: Record<string, unknown>) => ({
    ...required(sample, ['sample_location', 'sample_notes', 'soil_type', 'size_of_land', 'main_crop']),
    ...choice(sample, 'soil_type', ['clay', 'loam', 'Sandy']),
    ...key(sample, 'main_crop'),
  }));
  const bad = Object.entries(items).filter(([, item]) => Object.keys(item).length > 0);
  if (bad.length === 0) return {};
  return { samples: kind.version === '3.14' ? items : Object.fromEntries(bad) };
}

function required(body: Record<string, unknown>, fields: string[]): Errors {
  const wrong = fields.flatMap((field) => {
    if (body[field] === undefined) return [[field, ['This field is required.']]];
    if (body[field] === null) return [[field, ['This field may not be null.']]];
    return body[field] === '' && field.startsWith('sample_')
      ? [[field, ['This field may not be blank.']]]
      : [];
  });
  return Object.fromEntries(wrong);
}

function choice(body: Record<string, unknown>, field: string, values: string[]): Errors {
  const value = body[field];
  if (typeof value !== 'string' || values.includes(value)) return {};
  return { [field]: [`"${value}" is not a valid choice.`] };
}

function key(body: Record<string, unknown>, field: string): Errors {
  const value = body[field];
  if (value === undefined || value === null || crops.some(({ id }) => id === Number(value))) return {};
  return { [field]: [`Invalid pk "${String(value)}" - object does not exist.`] };
}
