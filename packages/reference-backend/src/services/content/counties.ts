import type { County } from '@udongo/sdk';
import type { SQL } from 'drizzle-orm';
import { counties } from '../../db/schema.ts';
import { contains } from '../../db/search.ts';
import { text } from '../../validation/fields.ts';
import { allValues } from '../../validation/readFields.ts';
import { createRecordService } from '../platform/createRecordService.ts';

/** Counties; a search finds those whose name contains its letters: "Taita Taveta" finds Taita/Taveta. */
export const countyService = createRecordService({
  table: counties,
  name: 'county',
  fields: { name: text({ max: 100, blank: false }) },
  orderings: { id: counties.id, name: counties.name },
  where: ({ search }) => searchLetters(search),
  toRow: allValues,
  unique: [
    { constraint: 'counties_name_key', field: 'name', message: 'county with this name already exists.' },
  ],
  toAnswers: (rows): County[] => rows.map(({ id, name }) => ({ id, name })),
});

function searchLetters(search: string): SQL | undefined {
  if (search === '') return undefined;
  const letters = search
    .toLowerCase()
    .replace(/\bcounty\b/g, '')
    .replace(/[^a-z]/g, '');
  return contains(counties.search_name, letters === '' ? search : letters);
}
