import { ApiError, describeError, fieldErrors } from '@udongo/sdk';
import { type FieldName, importFields } from './importFields.ts';
import type { CellErrors } from './judgeRow.ts';
import type { Judged } from './judgeRows.ts';

/** Whether it is unknown if the service carried out the call. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && ['network', 'timeout', 'failed'].includes(error.kind);
}

/** A refusal by rows; null for anything else, such as one of the whole call. */
export function toRefused(
  error: unknown,
  part: readonly Judged[],
  isUpdate: boolean,
): Map<number, CellErrors> | null {
  if (!(error instanceof ApiError) || error.kind !== 'refused') return null;
  const [first] = part;
  if (isUpdate && first) {
    const text = describeError(error)?.message ?? '';
    const errors = toErrors(fieldErrors(error));
    const isNamed = Object.keys(errors).length > 0;
    return new Map([[first.row.key, isNamed ? errors : { row: { kind: 'server', text } }]]);
  }
  const byRow = new Map<number, Record<string, string>>();
  for (const [path, text] of Object.entries(fieldErrors(error))) {
    const [, index, field = ''] = /^(\d+)(?:\.(.+))?$/.exec(path) ?? [];
    const key = part[Number(index ?? -1)]?.row.key;
    if (key !== undefined) byRow.set(key, { ...byRow.get(key), [field]: text });
  }
  if (byRow.size === 0) return null;
  return new Map([...byRow].map(([key, texts]) => [key, toErrors(texts)]));
}

const names = new Set<string>(
  Object.values(importFields).flatMap((fields) => fields.map(({ name }) => name)),
);

/** Puts the service's errors at their cells: `user.profile.county` is the county. */
function toErrors(texts: Readonly<Record<string, string>>): CellErrors {
  const errors: CellErrors = {};
  for (const [path, text] of Object.entries(texts)) {
    const last = path.split('.').at(-1) ?? '';
    errors[names.has(last) ? (last as FieldName) : 'row'] = { kind: 'server', text };
  }
  return errors;
}

/** Gives the errors that a check found in one row, at its cells. */
export function toCheckErrors(node: unknown): CellErrors {
  return toErrors(withoutTwins(flatten(node)));
}

/** The service sees one part of the rows; the screen knows all of them. */
function withoutTwins(texts: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => !text.startsWith('An earlier row')));
}

/** The texts of one row's errors by their path. */
function flatten(node: unknown, path: string[] = []): Record<string, string> {
  if (typeof node === 'string') return { [path.join('.')]: node };
  if (Array.isArray(node))
    return { [path.join('.')]: node.filter((text) => typeof text === 'string').join(', ') };
  return Object.entries(Object(node)).reduce<Record<string, string>>(
    (all, [key, child]) => Object.assign(all, flatten(child, [...path, key])),
    {},
  );
}
