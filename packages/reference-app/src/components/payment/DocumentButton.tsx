import { saveFile } from '@udongo/sdk';
import { Button, useLocale } from '@udongo/ui';
import { useState } from 'react';
import { useServices } from '../../services/ServicesContext.ts';
import { usePayText } from './paymentTexts.ts';

interface DocumentButtonProps {
  /** A receipt is there once something was paid. */
  kind: 'invoice' | 'receipt';
  /** Id of the booking. */
  booking: number;
  /** As people call it. */
  code: string;
}

/** Saves the invoice or the receipt of a booking, in the language of the page. */
export function DocumentButton({ kind, booking, code }: DocumentButtonProps) {
  const t = usePayText();
  const language = useLocale();
  const { udongo, failures } = useServices();
  const [pending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    try {
      const query = { booking, language };
      const file = await (kind === 'invoice'
        ? udongo.payments.downloadInvoice(query)
        : udongo.payments.downloadReceipt(query));
      saveFile(file, `${code}-${t(`pay.${kind}`)}.pdf`);
    } catch (error) {
      failures.report(error);
    }
    setPending(false);
  };
  return (
    <Button
      variant={kind === 'invoice' ? 'secondary' : 'quiet'}
      size="small"
      pending={pending}
      aria-label={t(`pay.${kind}Of`, { code })}
      onClick={() => void save()}
    >
      {t(`pay.${kind}`)}
    </Button>
  );
}
