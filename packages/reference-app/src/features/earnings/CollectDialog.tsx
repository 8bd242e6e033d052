import type { CommissionBalance } from '@udongo/sdk';
import { formatKes, formatPhone, parseKenyanPhone } from '@udongo/sdk/values';
import { Field, Input } from '@udongo/ui';
import { useState } from 'react';
import { ActionDialog } from '../../components/ActionDialog.tsx';
import { useServices } from '../../services/ServicesContext.ts';
import { useEarningsText } from './earningsTexts.ts';

interface CollectDialogProps {
  balance: CommissionBalance;
  onCollected: () => void;
  onClose: () => void;
}

/** Asks for everything that was earned, to be paid to a phone. */
export function CollectDialog({ balance, onCollected, onClose }: CollectDialogProps) {
  const t = useEarningsText();
  const { udongo, toaster } = useServices();
  const [phone, setPhone] = useState(formatPhone(balance.phone_number));
  const [isChecked, setIsChecked] = useState(false);
  const typed = parseKenyanPhone(phone);
  const collect = () => {
    setIsChecked(true);
    return typed ? send(typed) : null;
  };
  const send = async (phone_number: string) => {
    const { total } = await udongo.commissions.collect({ phone_number });
    toaster.show({ tone: 'success', message: t('earnings.collected', { amount: formatKes(total) }) });
    onCollected();
  };
  return (
    <ActionDialog
      title={t('earnings.collectTitle')}
      description={t('earnings.collectHint')}
      submit={t('earnings.collect', { amount: formatKes(balance.earned) })}
      act={collect}
      onClose={onClose}
    >
      <Field label={t('earnings.phone')} required error={isChecked && !typed && t('earnings.phoneInvalid')}>
        <Input
          type="tel"
          autoComplete="tel"
          value={phone}
          onChange={({ target }) => setPhone(target.value)}
        />
      </Field>
    </ActionDialog>
  );
}
