import type { Language, RuleSetName } from '../generated/types.ts';
import { formatNumber } from '../values/formatNumber.ts';
import type { Nutrient, ResultTexts } from './ResultTexts.ts';
import { fill, resultTexts } from './resultCatalogues.ts';

type Values = Readonly<Record<string, number | string>>;

/** The nutrients of a product, and what all products together give too much or too little of. */
export function describeNutrients(values: Values, texts: ResultTexts): string[] {
  return (['gives', 'over', 'short'] as const).flatMap((what) => {
    const parts = (Object.keys(texts.nutrients) as Nutrient[]).flatMap((nutrient) => {
      const kg = values[`${what}_${nutrient}`];
      if (typeof kg !== 'number') return [];
      return [fill(texts.nutrient, { kg: formatNumber(kg), name: texts.nutrients[nutrient] })];
    });
    return parts.length ? [fill(texts[what], { list: joinList(parts, texts) })] : [];
  });
}

/** "6 weeks after planting"; "" where the action names no weeks. */
export function writeWeeks(values: Values, texts: ResultTexts): string {
  const weeks = numbered(values, 'week_').map(({ value }) => String(value));
  if (weeks.length === 0) return '';
  return fill(weeks.length > 1 ? texts.inWeeks : texts.inWeek, { weeks: joinList(weeks, texts) });
}

/** Grams a tree by its age; "" where the action names none. */
export function writeGrams(values: Values, texts: ResultTexts): string {
  const grams = numbered(values, 'grams_year_').map(({ number, value }) =>
    fill(texts.gramsFromYear, { grams: formatNumber(Number(value)), year: number }),
  );
  return grams.length ? fill(texts.gramsATree, { list: joinList(grams, texts) }) : '';
}

/**
 * Where the amounts of a result come from, and in a demo that nobody has reviewed them. `day` is the day of the rule
 * set as people read it. Errors: never throws.
 */
export function describeRuleSet(ruleSet: RuleSetName, day: string, language: Language): string[] {
  const texts = resultTexts(language);
  const { name, hash } = ruleSet;
  return [...(ruleSet.is_reviewed ? [] : [texts.unreviewed]), fill(texts.amountsFrom, { name, hash, day })];
}

function numbered(values: Values, prefix: string) {
  return Object.entries(values)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, value]) => ({ number: Number(name.slice(prefix.length)), value }))
    .sort((a, b) => a.number - b.number);
}

function joinList(parts: readonly string[], texts: ResultTexts): string {
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} ${texts.and} ${last}` : last;
}
