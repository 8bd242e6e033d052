import type { BlogCategory } from '@udongo/sdk';
import { sql } from 'drizzle-orm';
import { blogCategories } from '../../db/schema.ts';
import { searchWords } from '../../db/search.ts';
import { text } from '../../validation/fields.ts';
import { allValues } from '../../validation/readFields.ts';
import { createRecordService } from '../platform/createRecordService.ts';
import { storeUnique } from '../platform/databaseRefusals.ts';
import { insertUnderSlug, toSlug } from './slugs.ts';

const searched = sql`lower(${blogCategories.name} || ' ' || ${blogCategories.name_sw})`;
const uniqueName = {
  constraint: 'blog_categories_name_key',
  field: 'name',
  message: 'category with this name already exists.',
};

/** Categories, found by their names in both languages. */
const records = createRecordService({
  table: blogCategories,
  name: 'category',
  fields: { name: text({ max: 100, blank: false }), name_sw: text({ max: 100 }).optional() },
  orderings: { id: blogCategories.id, name: blogCategories.name },
  where: ({ search }) => searchWords(searched, search),
  toRow: allValues,
  unique: [uniqueName],
  toAnswers: (rows): BlogCategory[] => rows,
});

/** A change keeps the slug. */
export const blogCategoryService: typeof records = {
  ...records,
  create: async (db, _, reading) => {
    const values = allValues(reading);
    return insertUnderSlug(db, blogCategories.slug, toSlug(values.name, 'category'), async (slug) => {
      const insertion = db
        .insert(blogCategories)
        .values({ ...values, slug })
        .onConflictDoNothing({ target: blogCategories.slug })
        .returning();
      return (await storeUnique(insertion, uniqueName))[0];
    });
  },
};
