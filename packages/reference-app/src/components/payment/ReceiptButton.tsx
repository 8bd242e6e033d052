import { saveFile } from '@udongo/sdk';
import { Button, useLocale } from '@udongo/ui';
import { useState } from 'react';
import { useServices } from '../../app/ServicesContext.ts';
import { usePayText } from './paymentTexts.ts';

interface ReceiptButtonProps {
  /** Id of the booking. */
  booking: number;
  /** As people call it. */
  code: string;
}

/** Saves the receipt of a paid booking, in the language of the page. */
export function ReceiptButton({ booking, code }: ReceiptButtonProps) {
  const t = usePayText();
  const language = useLocale();
  const { udongo, failures } = useServices();
  const [pending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    try {
      const receipt = await udongo.payments.downloadReceipt({ booking, language });
      saveFile(receipt, `${code}-${t('pay.receipt')}.pdf`);
    } catch (error) {
      failures.report(error);
    }
    setPending(false);
  };
  return (
    <Button
      variant="quiet"
      size="small"
      pending={pending}
      aria-label={t('pay.receiptOf', { code })}
      onClick={() => void save()}
    >
      {t('pay.receipt')}
    </Button>
  );
}
