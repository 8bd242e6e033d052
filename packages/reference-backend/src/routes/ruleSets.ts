import type { Dependencies } from '../Dependencies.ts';
import type { AppContext, Handlers } from '../http/AppEnv.ts';
import { answerCreated, createHandlers } from '../http/createHandlers.ts';
import { readChoiceFilter, readKeyFilter } from '../http/filters.ts';
import { readId, readListQuery } from '../http/list.ts';
import { compareRuleSets } from '../services/laboratory/rule-sets/compareRuleSets.ts';
import {
  approveRuleSet,
  createRuleSet,
  getRuleSet,
  listRuleSets,
  ruleSetFields,
} from '../services/laboratory/rule-sets/ruleSets.ts';
import { languages } from '../values.ts';

export function ruleSetRoutes(dependencies: Dependencies) {
  const { query, page, command } = createHandlers(dependencies);
  return {
    'ruleSets.list': page([readListQuery], listRuleSets),
    'ruleSets.get': query([readId], getRuleSet),
    'ruleSets.create': command([ruleSetFields], createRuleSet, answerCreated),
    'ruleSets.compare': query([readId, readComparison], compareRuleSets),
    'ruleSets.approve': command([readId], approveRuleSet),
  } satisfies Partial<Handlers>;
}

function readComparison(context: AppContext) {
  return {
    other: readKeyFilter(context, 'with'),
    language: readChoiceFilter(context, 'language', languages) ?? ('en' as const),
  };
}
