import type { Role, RuleSet } from '@udongo/sdk';

/** People who have to approve a rule set. */
export const approvalsNeeded = 2;

/** Whether people of this role approve rule sets: of staff, only those who know soil, and no administrators. */
export function isApprover(role: Role | undefined): boolean {
  return role === 'agronomist';
}

type Approved = Pick<RuleSet, 'is_demo' | 'approvals' | 'uploaded_by'>;

/** Whether a rule set still waits for approvals. */
export function isWaiting({ is_demo, approvals }: Approved): boolean {
  return !is_demo && approvals.length < approvalsNeeded;
}

/** Whether it waits for this agronomist: who uploaded it or has approved it does not approve it. */
export function waitsFor(ruleSet: Approved, userId: number): boolean {
  const hasApproved = ruleSet.approvals.some(({ approved_by }) => approved_by === userId);
  return isWaiting(ruleSet) && ruleSet.uploaded_by !== userId && !hasApproved;
}

/**
 * Lists the rule sets that wait for this agronomist, in their order. One that is older than the rule set that counts is left out: it would
 * never count.
 */
export function listWaitingFor(all: readonly RuleSet[], userId: number): RuleSet[] {
  const counting = all.find(({ counts_now }) => counts_now);
  const isOlder = ({ counts_from, id }: RuleSet) =>
    counting !== undefined &&
    (counts_from < counting.counts_from || (counts_from === counting.counts_from && id < counting.id));
  return all.filter((ruleSet) => waitsFor(ruleSet, userId) && !isOlder(ruleSet));
}
