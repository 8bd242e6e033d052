import { findCropRule, type RuleSet } from '../rules/RuleSet.ts';

/** Gives the first of these crops around which no lime is mixed in: it is perennial, likes acid soil, or the rules don't know it. */
export function findStanding(rules: RuleSet, cropNames: readonly string[]): string | undefined {
  return cropNames.find((cropName) => {
    const rule = findCropRule(rules, cropName);
    return !rule || rule.isPerennial || rule.limeNoneFrom !== null;
  });
}

export function isListed(rules: RuleSet, cropName: string): boolean {
  return findCropRule(rules, cropName) !== undefined;
}

export function isDrilled(rules: RuleSet, cropName: string): boolean {
  return findCropRule(rules, cropName)?.isDrilled ?? false;
}

/** Hundredths of pH from which the crop needs no lime; null for one that goes by its range. */
export function leastPhOf(rules: RuleSet, cropName: string): number | null {
  const from = findCropRule(rules, cropName)?.limeNoneFrom ?? null;
  return from === null ? null : Math.round(from * 100);
}
