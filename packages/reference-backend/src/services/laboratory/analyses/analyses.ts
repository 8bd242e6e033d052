import type { OtherAnalysis } from '@udongo/sdk';
import { and, eq, sql } from 'drizzle-orm';
import { analyses } from '../../../db/schema.ts';
import { searchWords } from '../../../db/search.ts';
import { toRow } from '../../../db/toRow.ts';
import { boolean, line, number, wholeNumber } from '../../../validation/fields.ts';
import { invalid } from '../../../validation/issues.ts';
import { allValues, type Reading } from '../../../validation/readFields.ts';
import { createRecordService } from '../../platform/createRecordService.ts';
import type { ListQuery } from '../../platform/list.ts';

const analysisFields = {
  code: line({ blank: false }).refine(
    (code) => code === '' || /^[a-z][a-z0-9_]{0,49}$/.test(code),
    'Use small letters, digits and _ only, at most 50.',
  ),
  name: line({ max: 100, blank: false }),
  name_sw: line({ max: 100 }).optional(),
  unit: line({ max: 30 }).optional(),
  method: line({ max: 100 }).optional(),
  decimals: wholeNumber({ minimum: 0, maximum: 4 }),
  minimum: number(),
  maximum: number(),
  is_active: boolean().optional(),
  is_microbial: boolean().optional(),
};

const searched = sql`lower(${analyses.code} || ' ' || ${analyses.name} || ' ' || ${analyses.name_sw})`;

export const analysisService = createRecordService({
  table: analyses,
  name: 'analysis',
  fields: analysisFields,
  orderings: { id: analyses.id, code: analyses.code, name: analyses.name },
  where: ({ is_active, search }: ListQuery & { is_active: boolean | undefined }) =>
    and(
      is_active === undefined ? undefined : eq(analyses.is_active, is_active),
      searchWords(searched, search),
    ),
  toRow: readRow,
  unique: [
    { constraint: 'analyses_code_key', field: 'code', message: 'analysis with this code already exists.' },
  ],
  toAnswers: (rows): OtherAnalysis[] => rows,
});

function readRow(reading: Reading<typeof analysisFields>) {
  const row = allValues(reading);
  if (row.maximum > row.minimum) return toRow(row);
  throw invalid([{ path: ['maximum'], message: 'Ensure this value is greater than the least one.' }]);
}
