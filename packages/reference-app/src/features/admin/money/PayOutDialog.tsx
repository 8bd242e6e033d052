import type { Commission, PaymentMethod } from '@udongo/sdk';
import { formatPhone } from '@udongo/sdk/values';
import { Field, Input, Select } from '@udongo/ui';
import { useState } from 'react';
import { ActionDialog } from '../../../components/ActionDialog.tsx';
import { groupByAgent, sumOf } from '../../../components/commission/groupByAgent.ts';
import { useServices } from '../../../services/ServicesContext.ts';
import { useMoneyText } from './moneyTexts.ts';

const methods = ['mpesa', 'bank', 'cash'] as const satisfies readonly PaymentMethod[];

interface PayOutDialogProps {
  commissions: readonly Commission[];
  onDone: () => void;
  onClose: () => void;
}

/** Records that commissions were paid out, one or many as one batch. */
export function PayOutDialog({ commissions, onDone, onClose }: PayOutDialogProps) {
  const t = useMoneyText();
  const { records, toaster } = useServices();
  const [method, setMethod] = useState<PaymentMethod>('mpesa');
  const [reference, setReference] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const amount = sumOf(commissions);
  const record = () => {
    setIsChecked(true);
    return reference.trim() === '' ? null : send();
  };
  const send = async () => {
    const ids = commissions.map(({ id }) => id);
    await records.commissions.disburse({ commissions: ids, method, reference: reference.trim() });
    toaster.show({ tone: 'success', message: t('payouts.done', { amount }) });
    onDone();
  };
  return (
    <ActionDialog
      title={t('payouts.dialogTitle', { amount })}
      description={t('payouts.dialogHint')}
      submit={t('payouts.save')}
      act={record}
      onClose={onClose}
    >
      <ul className="app-money__recipients" aria-label={t('payouts.recipients')}>
        {groupByAgent(commissions).map(({ key, agent, phone, commissions: own }) => (
          <li key={key}>
            <b>{agent}</b>
            <span>{formatPhone(phone) || t('payouts.noPhone')}</span>
            <span>{sumOf(own)}</span>
          </li>
        ))}
      </ul>
      <div className="app-fields">
        <Field label={t('payouts.method')}>
          <Select
            options={methods.map((value) => ({ value, label: t(`payouts.${value}`) }))}
            value={method}
            onChange={({ target }) => setMethod(methods.find((one) => one === target.value) ?? 'mpesa')}
          />
        </Field>
        <Field
          label={t('payouts.reference')}
          hint={t('payouts.referenceHint')}
          required
          error={isChecked && reference.trim() === '' && t('payouts.referenceRequired')}
        >
          <Input
            autoCapitalize="characters"
            autoComplete="off"
            maxLength={100}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
          />
        </Field>
      </div>
    </ActionDialog>
  );
}
