import { saveFile } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { Button, Card, Field, Input, useLocale } from '@udongo/ui';
import { useState } from 'react';
import { useServices } from '../../services/ServicesContext.ts';
import { useEarningsText } from './earningsTexts.ts';

/** Every step of the commissions between two days, to keep. */
export function StatementCard() {
  const t = useEarningsText();
  const language = useLocale();
  const { udongo, failures } = useServices();
  const today = todayInNairobi();
  const [from, setFrom] = useState(`${today.slice(0, 4)}-01-01`);
  const [to, setTo] = useState(today);
  const [pending, setPending] = useState<'pdf' | 'csv'>();
  const days = { ...(from && { date_after: from }), ...(to && { date_before: to }) };
  const save = async (kind: 'pdf' | 'csv') => {
    setPending(kind);
    try {
      const file =
        kind === 'pdf'
          ? await udongo.commissions.downloadStatement({ ...days, language })
          : await udongo.commissions.downloadStatementCsv(days);
      saveFile(new Blob([file]), `${t('earnings.statement')} ${from} ${to}.${kind}`);
    } catch (error) {
      failures.report(error);
    }
    setPending(undefined);
  };
  return (
    <Card title={t('earnings.statement')}>
      <div className="app-earnings__days">
        <Field label={t('earnings.from')}>
          <Input type="date" max={to} value={from} onChange={({ target }) => setFrom(target.value)} />
        </Field>
        <Field label={t('earnings.to')}>
          <Input type="date" min={from} value={to} onChange={({ target }) => setTo(target.value)} />
        </Field>
      </div>
      <div className="app-actions">
        <Button pending={pending === 'pdf'} onClick={() => void save('pdf')}>
          {t('earnings.pdf')}
        </Button>
        <Button pending={pending === 'csv'} onClick={() => void save('csv')}>
          {t('earnings.csv')}
        </Button>
      </div>
    </Card>
  );
}
