import { expect, test } from 'vitest';
import { printReference, readReference } from './generateReference.ts';

const sections = readReference();

test('everything that the package exports says what it is for', () => {
  const silent = sections.flatMap(({ subpath, entries }) =>
    entries.filter(({ text }) => text === '').map(({ name }) => `${subpath} ${name}`),
  );
  expect(silent).toEqual([]);
  expect(sections.filter(({ entries }) => entries.length < 3)).toEqual([]);
});

test('the reference has declarations without bodies, fields with their meaning, and paragraphs', () => {
  const text = printReference(sections);
  expect(text).toContain(
    'export function createUdongo(options: UdongoOptions): UdongoApi & UdongoClient\n```',
  );
  expect(text).toContain('  county_name: string;');
  expect(text).toContain('/** "" when no county is known. */');
  expect(text).toContain('  samples: Sample[];');
  expect(text).toContain('type MarkAsPaidAnswer = Booking | Detail | SuccessMessage;\n');
  expect(text).toContain('\n\nErrors: a call rejects with an `ApiError`');
  expect(text).not.toMatch(/components\[|Object\.assign|\|list/);
});

test('each part begins with links to all that is in it', () => {
  const text = printReference(sections);
  const headings = [...text.matchAll(/^#{4} (.+)$/gm)].map(([, name]) => name);
  const links = [...text.matchAll(/\[(\w+)\]\(#([\w-]+)\)/g)];
  expect(links.map(([, name]) => name).sort()).toEqual(headings.sort());
  expect(new Set(links.map(([, , anchor]) => anchor)).size).toBe(links.length);
});

test('every type of ours that the reference names is in it', () => {
  const ours = sections.flatMap(({ entries }) => entries.map(({ name }) => name));
  const codes = sections.flatMap(({ entries }) => entries.map(({ code }) => code));
  const named = codes
    .map((code) => code.replace(/\/\*[\s\S]*?\*\/|'[^']*'|"[^"]*"/g, ''))
    .flatMap((code) => code.match(/\b[A-Z][a-z]\w+\b/g) ?? []);
  const known = new Set([...ours, ...builtIn]);
  expect([...new Set(named)].filter((name) => !known.has(name)).sort()).toEqual([]);
});

const builtIn = [
  // Names in a declaration that are no types.
  ...['Kind', 'ResultCode', 'ResultDesc'],
  ...[
    'AbortSignal',
    'AsyncGenerator',
    'Blob',
    'BroadcastChannel',
    'Date',
    'Error',
    'Exclude',
    'Extract',
    'FormData',
    'Geolocation',
  ],
  ...[
    'NonNullable',
    'Omit',
    'Partial',
    'Permissions',
    'Pick',
    'Promise',
    'Readonly',
    'Record',
    'Request',
    'RequestInit',
    'Response',
  ],
  // Type parameters, and MSW's.
  ...[
    'Answer',
    'Body',
    'Field',
    'Fields',
    'Head',
    'HttpHandler',
    'Id',
    'Resource',
    'Rest',
    'Row',
    'Status',
    'Text',
    'Verb',
  ],
];
