import type { Faq, Language } from '@udongo/sdk';
import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import { faqs } from '../../db/schema.ts';
import { searchWords } from '../../db/search.ts';
import { seesAll } from '../../mayCall.ts';
import { boolean, choice, line, lines, wholeNumber } from '../../validation/fields.ts';
import { allValues } from '../../validation/readFields.ts';
import { languages } from '../../values.ts';
import { createRecordService } from '../platform/createRecordService.ts';
import { type FilterConditions, type ListQuery, toCondition } from '../platform/list.ts';

interface FaqFilters {
  language: Language | undefined;
  is_published: boolean | undefined;
}

const faqFields = {
  question: line({ max: 300, blank: false }),
  answer: lines({ max: 2000, blank: false }),
  position: wholeNumber({ minimum: 0, maximum: 10_000 }).optional(),
  language: choice(languages).optional(),
  is_published: boolean().optional(),
};

const searched = sql`lower(${faqs.question} || ' ' || ${faqs.answer})`;
const conditions: FilterConditions<FaqFilters> = {
  language: (language) => eq(faqs.language, language),
  is_published: (isPublished) => eq(faqs.is_published, isPublished),
};

/** Questions in their order; everybody but administrators sees only the published ones. */
export const faqService = createRecordService({
  table: faqs,
  name: 'question',
  fields: faqFields,
  orderings: { id: faqs.id, position: faqs.position },
  usualOrder: 'position',
  where: ({ language, is_published, search }: ListQuery & FaqFilters) =>
    and(toCondition(conditions, { language, is_published }), searchWords(searched, search)),
  visible: visibleFaqs,
  toRow: allValues,
  toAnswers: (rows): Faq[] => rows,
});

function visibleFaqs(actor: Actor) {
  return seesAll(actor, 'faqs.list') ? undefined : eq(faqs.is_published, true);
}
