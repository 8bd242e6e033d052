import type { CallOptions, Report } from '@udongo/sdk';
import { Button } from '@udongo/ui';
import { useCallback, useState } from 'react';
import { ActionDialog } from '../../components/ActionDialog.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { useResultsText } from './resultsTexts.ts';

/** How long the outbox takes to send a message, usually. It works beside the request. */
const outcomeMs = 2000;

const sendTexts = {
  send: 'results.send',
  release: 'results.release',
  title: 'results.sendTitle',
  hint: 'results.sendHint',
  nobody: 'results.sendNobody',
  sending: 'results.sending',
  released: 'results.released',
} as const;

const tellTexts = {
  send: 'results.tell',
  release: 'results.tell',
  title: 'results.tellTitle',
  hint: 'results.tellHint',
  nobody: 'results.tellNobody',
  sending: 'results.telling',
  released: 'results.told',
} as const;

interface SendReportProps {
  report: Report;
  code: string;
  /** Whether it asks at once. */
  isAsked: boolean;
  onSent: () => void;
}

/**
 * Shows the messages to the farmer before they are sent: of a report, or that it was withdrawn. Nothing where the service sends no reports.
 */
export function SendReport({
  report: { id, sent_on, withdrawn_on },
  code,
  isAsked,
  onSent,
}: SendReportProps) {
  const t = useResultsText();
  const { udongo, toaster } = useServices();
  const [isAsking, setAsking] = useState(isAsked);
  const ask = useCallback(
    (wanted: number, options: CallOptions) => udongo.reports.previewMessages(wanted, options),
    [udongo],
  );
  const { data, status } = useLoaded(ask, id);
  const texts = withdrawn_on ? tellTexts : sendTexts;
  const label = t(!withdrawn_on && sent_on ? 'results.sendAgain' : texts.send);
  // In its place, so that nothing moves.
  if (!data) return status === 'error' ? null : <Button style={{ visibility: 'hidden' }}>{label}</Button>;
  const sendable = data.filter(({ skipped }) => !skipped);
  const written = data.filter(({ text }) => text);
  const to = sendable.map(({ recipient }) => recipient).join(', ');
  const send = async () => {
    await udongo.reports.send(id);
    toaster.show(
      to
        ? { tone: 'success', message: t(texts.sending, { code, to }) }
        : { tone: 'warning', message: t(texts.released, { code }) },
    );
    setAsking(false);
    onSent();
    setTimeout(onSent, outcomeMs);
  };
  return (
    <>
      <Button variant={sent_on ? 'secondary' : 'primary'} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <ActionDialog
          title={t(texts.title, { code })}
          submit={t(to ? texts.send : texts.release)}
          act={send}
          onClose={() => setAsking(false)}
        >
          <p>{t(to ? texts.hint : texts.nobody)}</p>
          <ButtonLink to={`/reports/${id}`}>{t('results.open')}</ButtonLink>
          <ul className="app-results__facts">
            {data.map(
              ({ channel, skipped }) =>
                skipped && <li key={channel}>{t(`results.${channel}_${skipped}`)}</li>,
            )}
          </ul>
          {written.map(({ channel, recipient, subject, text }) => (
            <figure key={channel} className="app-results__message">
              <figcaption>
                {t(channel === 'sms' ? 'results.sendSms' : 'results.sendEmail', { to: recipient })}
              </figcaption>
              {subject && <b>{subject}</b>}
              <p className="app-lines">{text}</p>
            </figure>
          ))}
        </ActionDialog>
      )}
    </>
  );
}
