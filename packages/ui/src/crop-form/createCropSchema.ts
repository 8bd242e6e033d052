import * as z from 'zod/mini';
import { toDecimal } from '../lib/toDecimal.ts';
import type { CropFormTranslate } from './cropFormTexts.ts';
import { type BoundField, nutrients } from './nutrients.ts';

/**
 * The rules of a crop, with messages in the current language: a name, every bound a number other than 0, low
 * at most high.
 * Source: specification section 5, "Crop".
 */
export function createCropSchema(t: CropFormTranslate) {
  const bounds = nutrients.flatMap(({ name, low, high, max }) => {
    const nutrient = t(`cropForm.${name}`);
    return [
      [low, boundRule(t, t('cropForm.lowOf', { nutrient }), max)],
      [high, boundRule(t, t('cropForm.highOf', { nutrient }), max)],
    ] as const;
  });
  return z
    .object({
      name: z.string().check(z.refine((name) => name.trim() !== '', t('cropForm.nameRequired'))),
      public: z.boolean(),
      // The cast restores the table's keys, which `fromEntries` drops.
      ...(Object.fromEntries(bounds) as Record<BoundField, ReturnType<typeof boundRule>>),
    })
    .check((context) => {
      for (const issue of findSwapped(context.value, t)) context.issues.push(issue);
    });
}

function boundRule(t: CropFormTranslate, bound: string, max: number) {
  const rule = (message: string, holds: (typed: string) => boolean) =>
    z.refine<string>((text) => holds(toDecimal(text)), message);
  return z.string().check(
    rule(t('cropForm.required', { bound }), (typed) => typed !== '' && Number(typed) !== 0),
    rule(t('cropForm.aboveZero', { bound }), (typed) => !/^-/.test(typed)),
    rule(t('cropForm.number', { bound }), (typed) => /^\d*(\.\d{0,2})?$/.test(typed)),
    rule(t('cropForm.max', { bound, max }), (typed) => Number(typed) <= max),
  );
}

/** Finds bounds in the wrong order; other rules judge text that is no number. */
function findSwapped(values: Record<BoundField, string>, t: CropFormTranslate) {
  return nutrients.flatMap(({ name, low, high }) => {
    const isSwapped = Number(toDecimal(values[low])) > Number(toDecimal(values[high]));
    if (!isSwapped || values[high].trim() === '') return [];
    const nutrient = t(`cropForm.${name}`);
    const message = t('cropForm.order', {
      low: t('cropForm.lowOf', { nutrient }),
      high: t('cropForm.highOf', { nutrient }),
    });
    return [{ code: 'custom' as const, path: [low], message, input: values }];
  });
}
