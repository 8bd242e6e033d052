import { useState } from 'react';
import { ActionDialog } from '../../components/ActionDialog.tsx';
import { ReasonField } from '../../components/ReasonField.tsx';
import { useServices } from '../../services/ServicesContext.ts';
import { useResultsText } from './resultsTexts.ts';

interface WithdrawReportProps {
  id: number;
  code: string;
  onClose: () => void;
  onWithdrawn: () => void;
}

/** Asks why a report is withdrawn: the farmer reads it. */
export function WithdrawReport({ id, code, onClose, onWithdrawn }: WithdrawReportProps) {
  const t = useResultsText();
  const { udongo, toaster } = useServices();
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const withdraw = async () => {
    await udongo.reports.withdraw(id, { reason: reason.trim() });
    toaster.show({ tone: 'success', message: t('results.withdrawnNow', { code }) });
    onWithdrawn();
  };
  return (
    <ActionDialog
      title={t('results.withdrawTitle', { code })}
      description={t('results.withdrawHint')}
      submit={t('results.withdraw')}
      variant="danger"
      act={() => {
        setIsChecked(true);
        return reason.trim() === '' ? null : withdraw();
      }}
      onClose={onClose}
    >
      <ReasonField
        label={t('results.withdrawReason')}
        missing={t('results.reasonRequired')}
        isChecked={isChecked}
        value={reason}
        onChange={setReason}
      />
    </ActionDialog>
  );
}
