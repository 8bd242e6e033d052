import cropData from '../data/crops.json' with { type: 'json' };
import { demoRules } from '../src/generated/demoRules.ts';
import { parseRuleSet } from '../src/services/laboratory/rules/parseRuleSet.ts';
import { type RuleSet, tieToCrops } from '../src/services/laboratory/rules/RuleSet.ts';

/** The rule set of the demo for crops of these names. */
export function demoRulesFor(names: readonly string[]): RuleSet {
  const crops = names.map((name) => ({ name, name_in_rules: name.toLowerCase() }));
  return tieToCrops(parseRuleSet(demoRules).rules, crops);
}

/** The rule set of the demo. */
export const demoRuleSet = demoRulesFor(cropData.map(({ name }) => name));

/** The demo's rules and no prices: results need them beside readings and crops. */
export const byDemoRules = { rules: demoRuleSet, prices: new Map() } as const;
