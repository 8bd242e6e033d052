import { demoRules } from '../src/generated/demoRules.ts';
import { parseRuleSet } from '../src/services/laboratory/rules/parseRuleSet.ts';
import type { RuleSet } from '../src/services/laboratory/rules/RuleSet.ts';

/** The rule set of the demo. */
export const demoRuleSet: RuleSet = parseRuleSet(demoRules).rules;

/** The demo's rules and no prices: results need them beside readings and crops. */
export const byDemoRules = { rules: demoRuleSet, prices: new Map() } as const;
