import type { ImportKind } from '@udongo/sdk';
import { searchKey } from '@udongo/ui/internal';

export type FieldName = 'full_name' | 'phone_number' | 'email' | 'county' | 'address' | 'agrovet_name';
export type Cells = Partial<Record<FieldName, string>>;

export interface ImportField {
  name: FieldName;
  required: boolean;
  maxLength: number;
}

const contact = {
  county: { name: 'county', required: false, maxLength: 60 },
  address: { name: 'address', required: false, maxLength: 255 },
  full_name: { name: 'full_name', required: true, maxLength: 150 },
} as const;

/** The fields of each kind of row, in the order of the screen. */
export const importFields: Record<ImportKind, readonly ImportField[]> = {
  farmers: [
    contact.full_name,
    { name: 'phone_number', required: true, maxLength: 20 },
    { name: 'email', required: false, maxLength: 254 },
    contact.county,
    contact.address,
  ],
  agents: [
    contact.full_name,
    { name: 'email', required: true, maxLength: 254 },
    { name: 'phone_number', required: false, maxLength: 20 },
    { name: 'agrovet_name', required: false, maxLength: 150 },
    contact.county,
    contact.address,
  ],
};

/** The headings that people give a column, as `searchKey` writes them. */
const headings: Record<FieldName, readonly string[]> = {
  full_name: [
    ...['name', 'names', 'fullname', 'farmer', 'farmername', 'nameoffarmer', 'agent', 'agentname'],
    ...['firstname', 'lastname', 'surname', 'othernames', 'middlename'],
    ...['jina', 'majina', 'jinakamili', 'mkulima', 'jinalamkulima', 'wakala', 'jinalawakala'],
  ],
  phone_number: [
    ...['phone', 'phoneno', 'phonenumber', 'mobile', 'mobileno', 'mobilenumber', 'tel', 'telno', 'telephone'],
    ...['cell', 'cellphone', 'msisdn', 'simu', 'nambariyasimu', 'nambayasimu', 'nosimu'],
  ],
  email: ['email', 'emailaddress', 'mail', 'baruapepe'],
  county: ['county', 'countyname', 'kaunti', 'jinalakaunti'],
  address: ['address', 'anwani', 'location', 'village', 'ward', 'place', 'kijiji', 'mahali', 'wadi'],
  agrovet_name: ['agrovet', 'agrovetname', 'shop', 'shopname', 'duka', 'jinaladuka', 'dukalapembejeo'],
};

/** The field of a column. */
export interface ColumnMatch {
  /** '' leaves it out. */
  field: FieldName | '';
  /** Whether somebody should look: the name or the cells only resemble the field. */
  isGuess: boolean;
}

/** Whether the first row names the columns. */
export function hasHeadings(first: readonly string[]): boolean {
  return first.some((heading) => exactField(heading) !== undefined);
}

/** Finds the field of each column: by its heading, or by its cells. */
export function matchColumns(
  kind: ImportKind,
  heads: readonly string[],
  sample: readonly (readonly string[])[],
): ColumnMatch[] {
  const known = new Set(importFields[kind].map(({ name }) => name));
  const exact = heads
    .map((heading) => exactField(heading))
    .map((field) => (field && known.has(field) ? field : undefined));
  const taken = new Set<FieldName>(exact.filter((field) => field !== undefined));
  return heads.map((heading, index) => {
    const found = exact[index];
    if (found) return { field: found, isGuess: false };
    const cells = sample.map((row) => row[index] ?? '').filter(Boolean);
    const guess = guessField(heading, cells);
    if (!guess || taken.has(guess) || !known.has(guess)) return { field: '', isGuess: false };
    taken.add(guess);
    return { field: guess, isGuess: true };
  });
}

/** One row's cells by field; several columns of one field are joined, such as first and last name. */
export function toCells(row: readonly string[], matches: readonly ColumnMatch[]): Cells {
  const cells: Cells = {};
  for (const [index, { field }] of matches.entries()) {
    const cell = row[index] ?? '';
    if (field !== '' && cell !== '') cells[field] = cells[field] ? `${cells[field]} ${cell}` : cell;
  }
  return cells;
}

function exactField(heading: string): FieldName | undefined {
  const key = searchKey(heading);
  return fieldNames.find((name) => headings[name].includes(key));
}

function guessField(heading: string, cells: readonly string[]): FieldName | undefined {
  const key = searchKey(heading);
  const resembling = fieldNames.find((name) =>
    headings[name].some((known) => known.length > 3 && key.includes(known)),
  );
  if (resembling) return resembling;
  const most = (fits: (cell: string) => boolean) =>
    cells.length > 0 && cells.filter(fits).length > cells.length / 2;
  if (most((cell) => cell.includes('@'))) return 'email';
  if (most((cell) => /^[+\d][\d\s()-]{8,15}$/.test(cell))) return 'phone_number';
  return undefined;
}

const fieldNames = Object.keys(headings) as FieldName[];
