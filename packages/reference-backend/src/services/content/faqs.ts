import type { Faq, Language } from '@udongo/sdk';
import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { one } from '../../db/one.ts';
import { orderBy } from '../../db/ordering.ts';
import { faqs } from '../../db/schema.ts';
import { searchWords } from '../../db/search.ts';
import { notFound } from '../../errors.ts';
import { seesAll } from '../../mayCall.ts';
import { boolean, choice, line, lines, wholeNumber } from '../../validation/fields.ts';
import { allValues, type Reading } from '../../validation/readFields.ts';
import { languages } from '../../values.ts';
import {
  cutPage,
  type FilterConditions,
  type Listed,
  type ListQuery,
  toCondition,
} from '../platform/list.ts';

export interface FaqFilters {
  language: Language | undefined;
  is_published: boolean | undefined;
}

export const faqFields = {
  question: line({ max: 300, blank: false }),
  answer: lines({ max: 2000, blank: false }),
  position: wholeNumber({ minimum: 0, maximum: 10_000 }).optional(),
  language: choice(languages).optional(),
  is_published: boolean().optional(),
};

const orderings = { id: faqs.id, position: faqs.position };
const searched = sql`lower(${faqs.question} || ' ' || ${faqs.answer})`;
const conditions: FilterConditions<FaqFilters> = {
  language: (language) => eq(faqs.language, language),
  is_published: (isPublished) => eq(faqs.is_published, isPublished),
};

/** Lists questions in their order; everybody but administrators sees only the published ones. */
export async function listFaqs(
  db: Db,
  actor: Actor,
  { language, is_published, ...query }: ListQuery & FaqFilters,
): Promise<Listed<Faq>> {
  const where = and(
    visibleFaqs(actor),
    toCondition(conditions, { language, is_published }),
    searchWords(searched, query.search),
  );
  return cutPage(query, await db.$count(faqs, where), (limit, offset) =>
    db
      .select()
      .from(faqs)
      .where(where)
      .orderBy(...orderBy(query.ordering || 'position', orderings))
      .limit(limit)
      .offset(offset),
  );
}

export async function getFaq(db: Db, actor: Actor, id: number): Promise<Faq> {
  const [faq] = await db
    .select()
    .from(faqs)
    .where(and(eq(faqs.id, id), visibleFaqs(actor)));
  if (!faq) throw notFound();
  return faq;
}

/** Errors: throws 400 for refused fields. */
export async function createFaq(db: Db, actor: Actor, reading: FaqReading): Promise<Faq> {
  const created = one(await db.insert(faqs).values(allValues(reading)).returning({ id: faqs.id }));
  return getFaq(db, actor, created.id);
}

/** Errors: throws 404, and 400 as `createFaq`. */
export async function updateFaq(db: Db, actor: Actor, id: number, reading: FaqReading): Promise<Faq> {
  await getFaq(db, actor, id);
  await db.update(faqs).set(allValues(reading)).where(eq(faqs.id, id));
  return getFaq(db, actor, id);
}

/** Errors: throws 404. */
export async function deleteFaq(db: Db, actor: Actor, id: number): Promise<void> {
  await getFaq(db, actor, id);
  await db.delete(faqs).where(eq(faqs.id, id));
}

function visibleFaqs(actor: Actor) {
  return seesAll(actor, 'faqs.list') ? undefined : eq(faqs.is_published, true);
}

type FaqReading = Reading<typeof faqFields>;
