import type { AnalysisValueRequest, OtherAnalysis } from '@udongo/sdk';
import { readAnalysisValue } from '../../../lib/readAnalysisValue.ts';
import type { Table } from '../import/readTable.ts';

/** The values of a laboratory's file, by sample code and analysis. */
export interface ReadValues {
  values: AnalysisValueRequest[];
  /** Cells that are no values, by sample code and column. */
  unread: readonly { sample: string; column: string; cell: string }[];
  /** Headings of columns that no analysis has. */
  ignored: readonly string[];
}

/**
 * Reads a table whose first row has headings and whose first column has sample codes. A heading is the code or a name of an analysis, with
 * or without its unit behind it. Empty cells are left out.
 */
export function readValues([head = [], ...rows]: Table, analyses: readonly OtherAnalysis[]): ReadValues {
  const byHeading = new Map(
    analyses.flatMap((analysis) =>
      [analysis.code, analysis.name, analysis.name_sw]
        .filter(Boolean)
        .map((name) => [toKey(name), analysis] as const),
    ),
  );
  const columns = head.map(
    (heading) => byHeading.get(toKey(heading)) ?? byHeading.get(toKey(heading.replace(/[([].*$/, ''))),
  );
  const cells = rows.flatMap(([sample = '', ...others]) =>
    others.flatMap((cell, index) => {
      const analysis = columns[index + 1];
      if (!analysis || cell === '' || sample === '') return [];
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
    ignored: head.slice(1).filter((heading, index) => heading !== '' && !columns[index + 1]),
  };
}

const toKey = (heading: string) => heading.trim().toLowerCase();
