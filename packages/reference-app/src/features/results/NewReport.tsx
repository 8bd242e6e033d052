import type { Booking, Language, Report } from '@udongo/sdk';
import { Button, codeOf, Field, Select, Textarea, useLocale } from '@udongo/ui';
import { useState } from 'react';
import { ReasonField } from '../../components/ReasonField.tsx';
import type { OwnDrafts } from '../../lib/ownDrafts.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useResultsText } from './resultsTexts.ts';

/** The words of a report that is not made yet. */
export interface ReportWords {
  reason: string;
  remarks: string;
  language: Language;
}

interface NewReportProps {
  booking: Booking;
  /** The newest one that there is. */
  last: Report | undefined;
  /** The words that this person typed, by the booking; kept on the device until the report is made. */
  drafts: OwnDrafts<ReportWords>;
  onCreated: (report: Report) => void;
}

/** Whether the farmer was given a report of a service that keeps the reason for which another one takes its place. */
function isAmended(last: Report | undefined): last is Report {
  return last?.number !== undefined && (last.sent_on !== null || (last.sends ?? []).length > 0);
}

/** Makes a report; it begins with what was typed before, or the remarks and the language of the last one. A farmer who has that one reads why it changes. */
export function NewReport({ booking, last, drafts, onCreated }: NewReportProps) {
  const t = useResultsText();
  const locale = useLocale();
  const { udongo, toaster, failures } = useServices();
  const start: ReportWords = {
    reason: '',
    remarks: last?.remarks ?? '',
    language: last?.language ?? locale,
  };
  const [typed, setTyped] = useState(() => drafts.load(booking.id) ?? start);
  const [pending, setPending] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const { reason, remarks, language } = typed;
  const type = (changes: Partial<ReportWords>) => {
    const next = { ...typed, ...changes };
    setTyped(next);
    if (JSON.stringify(next) === JSON.stringify(start)) drafts.clear(booking.id);
    else drafts.save(booking.id, next);
  };
  const words = { remarks: remarks.trim(), language };
  const create = async () => {
    setIsChecked(true);
    if (isAmended(last) && reason.trim() === '') return;
    setPending(true);
    try {
      const made = isAmended(last)
        ? await udongo.reports.amend(last.id, { ...words, reason: reason.trim() })
        : await udongo.reports.create({ booking: booking.id, ...words });
      drafts.clear(booking.id);
      toaster.show({ tone: 'success', message: t('results.created', { code: codeOf(booking) }) });
      onCreated(made);
    } catch (error) {
      failures.report(error);
    }
    setPending(false);
  };
  return (
    <div className="app-fields">
      {isAmended(last) && (
        <ReasonField
          label={t('results.reason')}
          missing={t('results.reasonRequired')}
          isChecked={isChecked}
          value={reason}
          onChange={(text) => type({ reason: text })}
        />
      )}
      <Field label={t('results.remarks')} hint={t('results.remarksHint')} counterMax={2000}>
        <Textarea
          rows={3}
          maxLength={2000}
          value={remarks}
          onChange={({ target }) => type({ remarks: target.value })}
        />
      </Field>
      <Field label={t('results.language')}>
        <Select
          options={[
            { value: 'en', label: t('results.english') },
            { value: 'sw', label: t('results.kiswahili') },
          ]}
          value={language}
          onChange={({ target }) => type({ language: target.value === 'sw' ? 'sw' : 'en' })}
        />
      </Field>
      <Button variant="primary" pending={pending} onClick={() => void create()}>
        {t(last?.to_correct ? 'results.correct' : last ? 'results.createAgain' : 'results.create')}
      </Button>
    </div>
  );
}
