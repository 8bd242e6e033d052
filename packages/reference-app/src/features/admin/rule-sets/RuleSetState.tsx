import type { RuleSet } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { Badge, type BadgeProps } from '@udongo/ui';
import { useRuleSetText } from './ruleSetTexts.ts';

/** People who have to approve a rule set. */
export const approvalsNeeded = 2;

type State = 'counts' | 'demo' | 'waiting' | 'later' | 'earlier';

const tones: Record<State, BadgeProps['tone']> = {
  counts: 'success',
  demo: 'warning',
  waiting: 'warning',
  later: 'info',
  earlier: 'neutral',
};

/** The part of its life that a rule set is in. */
export function RuleSetState({ ruleSet }: { ruleSet: RuleSet }) {
  const t = useRuleSetText();
  const state = stateOf(ruleSet);
  return (
    <Badge tone={tones[state]}>{t(`rules.${state}`, { count: String(ruleSet.approvals.length) })}</Badge>
  );
}

function stateOf({ counts_now, is_demo, approvals, counts_from }: RuleSet): State {
  if (counts_now) return is_demo && approvals.length < approvalsNeeded ? 'demo' : 'counts';
  if (!is_demo && approvals.length < approvalsNeeded) return 'waiting';
  return counts_from > todayInNairobi() ? 'later' : 'earlier';
}
