import type { SoilTestSample } from '@udongo/sdk';
import { codeOf, type SensorReading } from '@udongo/ui';
import { readingsToText, readKey, readReadings } from '@udongo/ui/internal';
import { soilReadings } from './benchReadings.ts';
import { readSampleCode } from './readSampleCode.ts';

/** A value for a cell of the grid. */
export interface CellValue {
  /** The index of its row. */
  row: number;
  reading: SensorReading;
  text: string;
}

/** Whether a pasted text is a block of cells: one value goes where the caret is. */
export function isBlock(text: string): boolean {
  return /[\t\r\n]/.test(text);
}

/** A block of a spreadsheet over the grid, with what has no place in it. */
export interface LaidBlock {
  values: CellValue[];
  /** Number of values beyond the grid, or in a column of something else. */
  leftOut: number;
  /** Codes that have no row here. */
  unknown: string[];
  /** Codes that several lines begin with: none of these lines is taken. */
  repeated: string[];
  /** Number of lines without a code among lines with one. */
  codeless: number;
}

/**
 * Lays a block of a spreadsheet over the grid, its first value in the given cell. Lines that begin with a sample code go to the row of
 * that sample. A line of headings names its columns, with their units. An empty cell of the block changes nothing.
 */
export function layBlock(
  text: string,
  samples: readonly SoilTestSample[],
  from: { row: number; column: number },
): LaidBlock {
  const [first = [], ...others] = text
    .replace(/(\r\n|\r|\n)$/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()));
  const headings = others.length > 0 ? readHeadings(first) : null;
  const lines = (headings ? others : [first, ...others]).map((cells, index) => ({
    ...{ cells, index, code: readSampleCode(cells[0] ?? '') },
  }));
  const hasCodes = lines.some(({ code }) => code !== null);
  const codes = lines.flatMap(({ code }) => code ?? []);
  const isRepeated = (code: string) => codes.indexOf(code) !== codes.lastIndexOf(code);
  const rowOf = (code: string) => samples.findIndex((sample) => codeOf(sample) === code);
  const columns =
    headings ??
    [...(hasCodes ? [null] : []), ...soilReadings.slice(from.column)].map((reading) => ({
      ...{ reading, unit: '' },
    }));
  const cells = lines.flatMap(({ cells: texts, index, code }) => {
    const row = hasCodes ? rowOf(code ?? '') : from.row + index;
    if (hasCodes && (code === null || row < 0 || isRepeated(code))) return [];
    return texts.flatMap((cell, column) =>
      cell === '' || (hasCodes && column === 0) ? [] : { row, column: columns[column], cell },
    );
  });
  const values = cells.flatMap(({ row, column, cell }) =>
    column?.reading && samples[row]
      ? { row, reading: column.reading, text: withUnit(cell, column.reading, column.unit) }
      : [],
  );
  const unique = [...new Set(codes)];
  return {
    values,
    leftOut: cells.length - values.length,
    unknown: unique.filter((code) => rowOf(code) < 0),
    repeated: unique.filter(isRepeated),
    codeless: hasCodes ? lines.filter(({ code, cells: [cell] }) => code === null && cell !== '').length : 0,
  };
}

/** A reading of the soil, or none, with the unit of its column where that is not ours. */
type Column = { reading: SensorReading | null; unit: string };

/** The columns that a line of headings names; null for any other line. */
function readHeadings(cells: readonly string[]): Column[] | null {
  if (cells.some((cell) => /^[<‹＜\d.,+-]/.test(cell) || readSampleCode(cell) !== null)) return null;
  const columns = cells.map((cell): Column => {
    const key = readKey(cell);
    return key && soilReadings.some((reading) => reading === key.reading) ? key : { reading: null, unit: '' };
  });
  return columns.some(({ reading }) => reading) ? columns : null;
}

/** A value with the unit of its heading, where that makes it another number. */
function withUnit(cell: string, reading: SensorReading, unit: string): string {
  const text = /\d$/.test(cell) ? `${cell} ${unit}`.trim() : cell;
  const read = (typed: string) => readReadings({ ...readingsToText({}), [reading]: typed })[reading];
  return read(text) === read(cell) ? cell : text;
}
