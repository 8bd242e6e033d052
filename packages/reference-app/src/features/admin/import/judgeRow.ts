import type { County, ImportKind } from '@udongo/sdk';
import { parseKenyanPhone } from '@udongo/sdk/values';
import { isEmail } from '@udongo/ui/internal';
import { countyKey } from '../../../lib/countyKey.ts';
import { type Cells, type FieldName, importFields } from './importFields.ts';

/** An error of a cell; `server` is a text of the service. */
export type CellError =
  | { kind: 'required' | 'phone' | 'rounded' | 'email' | 'county' }
  | { kind: 'long'; max: number }
  | { kind: 'twin'; row: number }
  | { kind: 'server'; text: string };

export type CellErrors = Partial<Record<FieldName | 'row', CellError>>;

/** A row's values to send, and its errors. */
export interface JudgedRow {
  /** A phone number as it is stored, a county as its id. */
  values: Partial<Record<Exclude<FieldName, 'county'>, string>> & { county?: number };
  errors: CellErrors;
}

/** Reads each cell of a row as a person wrote it. */
export function judgeRow(kind: ImportKind, cells: Cells, findCounty: FindCounty): JudgedRow {
  const values: JudgedRow['values'] = {};
  const errors: CellErrors = {};
  for (const { name, required, maxLength } of importFields[kind]) {
    const text = (cells[name] ?? '').trim();
    if (text === '') {
      if (required) errors[name] = { kind: 'required' };
      continue;
    }
    if (name === 'county') {
      const id = findCounty(text);
      if (id === undefined) errors.county = { kind: 'county' };
      else values.county = id;
      continue;
    }
    const read = name === 'phone_number' ? readPhone(text) : name === 'email' ? readEmail(text) : text;
    if (typeof read !== 'string') errors[name] = read;
    else if (read.length > maxLength) errors[name] = { kind: 'long', max: maxLength };
    else values[name] = read;
  }
  return { values, errors };
}

/** `712345678` and its other spellings as +254712345678. A spreadsheet that shows 2.54712E+11 has lost the digits. */
function readPhone(text: string): string | CellError {
  const digits = expand(text.replace(/\.0+$/, ''));
  if (digits === null) return { kind: 'rounded' };
  const stored = parseKenyanPhone(digits);
  if (stored) return stored;
  const isLandline = /^(?:\+?254|0)[2-6]\d{6,8}$/.test(digits.replace(/[\s()-]/g, ''));
  return isLandline ? digits : { kind: 'phone' };
}

/** Writes a number such as 2.54712345678E+11 in full; null if the spreadsheet rounded it. */
function expand(text: string): string | null {
  const [, whole = '', decimals = '', exponent = ''] = /^(\d)(?:[.,](\d*))?e\+?(\d+)$/i.exec(text) ?? [];
  if (exponent === '') return text;
  return decimals.length === Number(exponent) ? whole + decimals : null;
}

function readEmail(text: string): string | CellError {
  return isEmail(text) ? text.toLowerCase() : { kind: 'email' };
}

export type FindCounty = (text: string) => number | undefined;

/** Finds a county by any spelling: without apostrophes, slashes and hyphens, with or without "County", or by the only name that begins so. */
export function createFindCounty(counties: readonly County[]): FindCounty {
  const named = counties.map(({ id, name }) => ({ id, key: countyKey(name) }));
  const known = new Map<string, number | undefined>();
  const find = (text: string) => {
    const key = countyKey(text);
    const exact = named.find((county) => county.key === key);
    if (exact) return exact.id;
    const begun = named.filter((county) => key.length > 3 && county.key.startsWith(key));
    return begun.length === 1 ? begun[0]?.id : undefined;
  };
  return (text) => {
    if (!known.has(text)) known.set(text, find(text));
    return known.get(text);
  };
}
