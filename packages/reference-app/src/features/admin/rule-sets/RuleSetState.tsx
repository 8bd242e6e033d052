import type { RuleSet } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { Badge, type BadgeProps } from '@udongo/ui';
import { approvalsNeeded, isWaiting } from '../../../lib/ruleSetApproval.ts';
import { useRuleSetText } from './ruleSetTexts.ts';

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

function stateOf(ruleSet: RuleSet): State {
  const { counts_now, is_demo, approvals, counts_from } = ruleSet;
  if (counts_now) return is_demo && approvals.length < approvalsNeeded ? 'demo' : 'counts';
  if (isWaiting(ruleSet)) return 'waiting';
  return counts_from > todayInNairobi() ? 'later' : 'earlier';
}
