import type { Booking, Language, Report } from '@udongo/sdk';
import { Button, codeOf, Field, Select, Textarea, useLocale } from '@udongo/ui';
import { useState } from 'react';
import { useServices } from '../../services/ServicesContext.ts';
import { useResultsText } from './resultsTexts.ts';

interface NewReportProps {
  booking: Booking;
  /** The newest one that there is. */
  last: Report | undefined;
  onCreated: (report: Report) => void;
}

/** Makes a report; it begins with the remarks and the language of the last one. */
export function NewReport({ booking, last, onCreated }: NewReportProps) {
  const t = useResultsText();
  const locale = useLocale();
  const { udongo, toaster, failures } = useServices();
  const [remarks, setRemarks] = useState(last?.remarks ?? '');
  const [language, setLanguage] = useState<Language>(last?.language ?? locale);
  const [pending, setPending] = useState(false);
  const create = async () => {
    setPending(true);
    try {
      const made = await udongo.reports.create({ booking: booking.id, remarks: remarks.trim(), language });
      toaster.show({ tone: 'success', message: t('results.created', { code: codeOf(booking) }) });
      onCreated(made);
    } catch (error) {
      failures.report(error);
    }
    setPending(false);
  };
  return (
    <div className="app-fields">
      <Field label={t('results.remarks')} hint={t('results.remarksHint')} counterMax={2000}>
        <Textarea
          rows={3}
          maxLength={2000}
          value={remarks}
          onChange={({ target }) => setRemarks(target.value)}
        />
      </Field>
      <Field label={t('results.language')}>
        <Select
          options={[
            { value: 'en', label: t('results.english') },
            { value: 'sw', label: t('results.kiswahili') },
          ]}
          value={language}
          onChange={({ target }) => setLanguage(target.value === 'sw' ? 'sw' : 'en')}
        />
      </Field>
      <Button variant="primary" pending={pending} onClick={() => void create()}>
        {t(last?.to_correct ? 'results.correct' : last ? 'results.createAgain' : 'results.create')}
      </Button>
    </div>
  );
}
