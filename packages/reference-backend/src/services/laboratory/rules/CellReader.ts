import type { CsvRow } from './readCsv.ts';

/** A fault of a rule set, where to find it. */
export interface RuleProblem {
  /** With `.csv`. */
  file: string;
  line: number;
  message: string;
}

/** Reads the cells of a line and notes what is wrong with them; a wrong cell gives a harmless value. */
export class CellReader {
  readonly #file: string;
  readonly #row: CsvRow;
  readonly #problems: RuleProblem[];

  constructor(file: string, row: CsvRow, problems: RuleProblem[]) {
    this.#file = file;
    this.#row = row;
    this.#problems = problems;
  }

  get line(): number {
    return this.#row.line;
  }

  refuse(message: string): void {
    this.#problems.push({ file: `${this.#file}.csv`, line: this.#row.line, message });
  }

  text(column: string): string {
    const value = this.#row.cells[column] ?? '';
    if (value === '') this.refuse(`${column} is empty`);
    return value;
  }

  maybeText(column: string): string {
    return this.#row.cells[column] ?? '';
  }

  number(column: string, bounds: { least: number; most: number }): number {
    const value = this.maybeNumber(column, bounds);
    if (value === null) this.refuse(`${column} is empty`);
    return value ?? 0;
  }

  maybeNumber(column: string, { least, most }: { least: number; most: number }): number | null {
    const cell = this.maybeText(column);
    if (cell === '') return null;
    const value = Number(cell);
    if (!/^-?\d+(\.\d+)?$/.test(cell)) this.refuse(`${column}: "${cell}" is not a number with a point`);
    else if (value < least || value > most)
      this.refuse(`${column}: ${cell} is not between ${least} and ${most}`);
    else return value;
    return least;
  }

  choice<Value extends string>(column: string, values: readonly Value[]): Value {
    const cell = this.maybeText(column);
    const found = values.find((value) => value === cell);
    if (found === undefined) this.refuse(`${column}: "${cell}" is not one of ${values.join(', ')}`);
    return found ?? (values[0] as Value);
  }

  /** The parts of a cell between `|`. */
  list(column: string): string[] {
    return this.maybeText(column)
      .split('|')
      .map((part) => part.trim())
      .filter(Boolean);
  }

  sourced(): { source: string; status: 'reviewed' | 'needs_review' } {
    return {
      source: this.text('source'),
      status: this.choice('status', ['needs_review', 'reviewed']),
    };
  }
}
