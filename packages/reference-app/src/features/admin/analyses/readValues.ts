import type { AnalysisValueRequest, OtherAnalysis } from '@udongo/sdk';
import { readAnalysisValue } from '../../../lib/readAnalysisValue.ts';
import type { Table } from '../import/readTable.ts';

/** The values of a laboratory's file, by sample code and analysis. */
export interface ReadValues {
  values: AnalysisValueRequest[];
  /** Cells that are no values, by sample code and column. */
  unread: readonly { sample: string; column: string; cell: string }[];
  /** Units that the file has for a column, in place of the one of its analysis; none of its values is read. */
  otherUnits: readonly { column: string; found: string; unit: string }[];
  /** Headings of columns that no analysis has. */
  ignored: readonly string[];
}

/**
 * Reads a table whose first row has headings and whose first column has sample codes. A heading is the code or a name of an analysis, with
 * or without its unit and method in brackets behind it; units can also be in a line of their own above the samples. Empty cells are left
 * out.
 */
export function readValues([head = [], ...rows]: Table, analyses: readonly OtherAnalysis[]): ReadValues {
  const names = analyses
    .flatMap((analysis) =>
      [analysis.code, analysis.name, analysis.name_sw].filter(Boolean).map((name) => ({ name, analysis })),
    )
    // The name of one can be the beginning of another's.
    .toSorted((one, other) => other.name.length - one.name.length);
  const headings = head.map((heading) => {
    const named = names.find(({ name }) => {
      const isBegun = toKey(heading).startsWith(toKey(name));
      return isBegun && /^\s*([([]|$)/.test(heading.trim().slice(name.length));
    });
    return named && { analysis: named.analysis, inBrackets: heading.trim().slice(named.name.length) };
  });
  const first = rows.findIndex(([sample = '']) => !isUnitsLine(sample));
  const unitLines = rows.slice(0, Math.max(first, 0));
  const otherUnits = headings.slice(1).flatMap((heading, index) => {
    if (!heading) return [];
    const { analysis, inBrackets } = heading;
    const written = [inBrackets, ...unitLines.map((line) => line[index + 1] ?? '')];
    const found = written.find(
      (text) => readAnalysisValue(text, analysis) === null && !isOwn(text, analysis),
    );
    return found ? [{ column: analysis.name, found: trimBrackets(found), unit: analysis.unit ?? '' }] : [];
  });
  const stopped = new Set(otherUnits.map(({ column }) => column));
  const columns = headings.map((heading) => heading?.analysis);
  const cells = rows.slice(unitLines.length).flatMap(([sample = '', ...others]) =>
    others.flatMap((cell, index) => {
      const analysis = columns[index + 1];
      if (!analysis || stopped.has(analysis.name) || cell === '' || sample === '') return [];
      return [{ sample, cell, analysis, read: readAnalysisValue(cell, analysis) }];
    }),
  );
  return {
    values: cells.flatMap(({ sample, analysis, read }) =>
      read === null ? [] : [{ sample_code: sample, code: analysis.code, ...read }],
    ),
    unread: cells.flatMap(({ sample, cell, analysis, read }) =>
      read === null ? [{ sample, cell, column: analysis.name }] : [],
    ),
    otherUnits,
    ignored: head.slice(1).filter((heading, index) => heading !== '' && !columns[index + 1]),
  };
}

const toKey = (heading: string) => heading.trim().toLowerCase();

/** Whether a line above the samples can have units, by its first cell. */
const isUnitsLine = (first: string) => first === '' || /^(units?|vizio|kizio)\W*$/i.test(first);

const trimBrackets = (text: string) => text.trim().replace(/^[([]|[)\]]$/g, '');

/** Whether a text has nothing but the unit and the method of an analysis. */
function isOwn(text: string, { unit = '', method = '' }: OtherAnalysis): boolean {
  const own = ['', toUnit(unit), toUnit(method)];
  const isKnown = (part: string) => own.includes(toUnit(part));
  return isKnown(text) || text.split(/[()[\],;]/).every(isKnown);
}

/** Spellings of one unit, as `toUnit` writes them. */
const sameUnits: Readonly<Record<string, string>> = {
  ppm: 'mgkg',
  percent: '%',
  cmolckg: 'cmolkg',
  me100g: 'cmolkg',
  meq100g: 'cmolkg',
};

/** Makes `mg/kg`, `mg kg⁻¹` and `(mg kg-1)` equal. */
function toUnit(text: string): string {
  const unit = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/μ/g, 'u')
    .replace(/[-\u2212\u2013]1(?!\d)/g, '')
    .replace(/[^\p{L}\p{N}%‰]/gu, '');
  return sameUnits[unit] ?? unit;
}
