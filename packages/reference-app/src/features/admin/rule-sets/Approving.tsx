import type { RuleSet } from '@udongo/sdk';
import { formatNumber } from '@udongo/sdk/values';
import { Alert, Button, formatDate, useLocale } from '@udongo/ui';
import { useState } from 'react';
import { ActionDialog } from '../../../components/ActionDialog.tsx';
import { approvalsNeeded, isApprover, isWaiting, waitsFor } from '../../../lib/ruleSetApproval.ts';
import { useServices, useUser } from '../../../services/ServicesContext.ts';
import { useRuleSetText } from './ruleSetTexts.ts';
import { useRuleSets } from './useRuleSets.ts';

interface ApprovingProps {
  ruleSet: RuleSet;
  /** Lines with a source, and those that nobody has reviewed. */
  lines: { count: number; open: number };
  onApproved: () => void;
}

/** Lets an agronomist approve a rule set that somebody else uploaded, or says who can. */
export function Approving({ ruleSet, lines, onApproved }: ApprovingProps) {
  const t = useRuleSetText();
  const user = useUser();
  const [isAsked, setIsAsked] = useState(false);
  const { is_demo, approvals } = ruleSet;
  const hasApproved = approvals.some(({ approved_by }) => approved_by === user?.id);
  if (is_demo) return <p className="app-quiet app-rules__approving">{t('rules.demoHint')}</p>;
  if (!isWaiting(ruleSet)) return null;
  const mayApprove = isApprover(user?.role);
  if (!user || !mayApprove || !waitsFor(ruleSet, user.id)) {
    const own = hasApproved ? 'yourApproval' : 'ownUpload';
    return (
      <p className="app-quiet app-rules__approving">{t(`rules.${mayApprove ? own : 'byAgronomists'}`)}</p>
    );
  }
  return (
    <div className="app-rules__approving">
      {lines.open > 0 && (
        <Alert tone="warning">
          {t('rules.stillOpen', { open: formatNumber(lines.open), count: formatNumber(lines.count) })}
        </Alert>
      )}
      <div>
        <Button variant="primary" onClick={() => setIsAsked(true)}>
          {t('rules.approve')}
        </Button>
      </div>
      {isAsked && (
        <ApproveDialog ruleSet={ruleSet} onClose={() => setIsAsked(false)} onApproved={onApproved} />
      )}
    </div>
  );
}

interface ApproveDialogProps {
  ruleSet: RuleSet;
  onClose: () => void;
  onApproved: () => void;
}

function ApproveDialog({ ruleSet, onClose, onApproved }: ApproveDialogProps) {
  const t = useRuleSetText();
  const locale = useLocale();
  const ruleSets = useRuleSets();
  const { toaster } = useServices();
  const { id, name, approvals, counts_from } = ruleSet;
  const isLast = approvals.length + 1 >= approvalsNeeded;
  const effect = isLast
    ? t('rules.approveLast', { date: formatDate(locale, counts_from) })
    : t('rules.approveFirst');
  const approve = async () => {
    await ruleSets.approve(id);
    toaster.show({ tone: 'success', message: t('rules.approved', { name }) });
    onClose();
    onApproved();
  };
  return (
    <ActionDialog
      title={t('rules.approveTitle', { name })}
      description={`${effect} ${t('rules.approveHint')}`}
      submit={t('rules.approve')}
      isQuestion
      act={approve}
      onClose={onClose}
    />
  );
}
