import { type Booking, type Report, type ReportSend, type Role, saveFile } from '@udongo/sdk';
import { Alert, Button, codeOf, formatDate, type Locale, useLocale } from '@udongo/ui';
import { useState } from 'react';
import { ActionDialog } from '../../components/ActionDialog.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { ShareButtons } from '../../components/ShareButtons.tsx';
import { mayCall } from '../../lib/mayCall.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useResultsText } from './resultsTexts.ts';
import { SendReport } from './SendReport.tsx';
import { WithdrawReport } from './WithdrawReport.tsx';

/** A service without statuses says it when it refuses the report. */
export function isChecked({ status = 'verified' }: Booking): boolean {
  return status === 'verified' || status === 'report_ready';
}

interface LatestReportProps {
  booking: Booking;
  role: Role;
  report: Report;
  /** Just made to correct another one: it is shown with its messages, to be sent. */
  isCorrection: boolean;
  /** Whether a new one is made below. */
  isReplaced: boolean;
  onChanged: () => void;
  /** The booking is checked again. */
  onWithdrawn: () => void;
}

/** The newest report of a booking: its state, and what a person can do with it. */
export function LatestReport({
  booking,
  report,
  role,
  isCorrection,
  isReplaced,
  onChanged,
  onWithdrawn,
}: LatestReportProps) {
  const t = useResultsText();
  const locale = useLocale();
  const { udongo, toaster, failures } = useServices();
  const [pending, setPending] = useState<'explained' | 'pdf'>();
  const [isRevoking, setIsRevoking] = useState(false);
  const [isMarking, setMarking] = useState(false);
  const [isWithdrawing, setWithdrawing] = useState(false);
  /** The report that was withdrawn here: the farmer is told of it next. */
  const [justWithdrawn, setJustWithdrawn] = useState<number>();
  const code = codeOf(booking);
  const isStaff = role !== 'farmer';
  const { id, link, sent_on, explained_on, outdated_on, is_current, withdrawn_on } = report;
  const isReleaser = mayCall(role, 'reports.send');
  const isToCorrect = isReleaser && report.to_correct === true;
  const isGivable = isReleaser && !outdated_on && !isToCorrect && !withdrawn_on;
  // A service that numbers no reports withdraws none.
  const isWithdrawable = mayCall(role, 'reports.withdraw') && report.number !== undefined && !withdrawn_on;
  // A farmer who never had it is told nothing.
  const isTellable = isReleaser && withdrawn_on && (sent_on || (report.sends ?? []).length > 0);
  // The last outcome of each channel.
  const sends = [...new Map((report.sends ?? []).map((send) => [send.channel, send])).values()];

  const act = async (what: typeof pending, call: () => Promise<unknown>, done?: string) => {
    setPending(what);
    try {
      await call();
      if (done) toaster.show({ tone: 'success', message: done });
      if (what !== 'pdf') onChanged();
    } catch (error) {
      failures.report(error);
    }
    setPending(undefined);
  };
  const mark = async () => {
    await udongo.reports.markSent(id);
    toaster.show({ tone: 'success', message: t('results.marked') });
    setMarking(false);
    onChanged();
  };
  const revoke = async () => {
    await udongo.reports.revokeLink(id);
    toaster.show({ tone: 'success', message: t('results.revoked') });
    setIsRevoking(false);
    onChanged();
  };
  const savePdf = async () =>
    saveFile(await udongo.reports.downloadPdf({ booking: booking.id, language: locale }), `${code}.pdf`);

  return (
    <div className="app-results__panel">
      {withdrawn_on && (
        <Alert tone="warning">
          <p>
            {t(report.withdrawn_by_name ? 'results.withdrawnBy' : 'results.withdrawn', {
              date: formatDate(locale, withdrawn_on),
              name: report.withdrawn_by_name ?? '',
              reason: report.withdrawn_reason ?? '',
            })}
          </p>
          {!isStaff && <p>{t('results.withdrawnNext')}</p>}
        </Alert>
      )}
      {outdated_on && !withdrawn_on && (
        <Alert tone="warning">{t(isStaff ? 'results.outdated' : 'results.again')}</Alert>
      )}
      {isToCorrect && (
        <Alert tone="warning">
          {t('results.toCorrect')} {!isChecked(booking) && t('results.verifyFirst')}
        </Alert>
      )}
      {!outdated_on && !withdrawn_on && !isToCorrect && is_current === false && (
        <Alert tone="warning">{t('results.differs')}</Alert>
      )}
      <ul className="app-results__facts">
        {report.number && <li>{t('results.number', { number: report.number })}</li>}
        {report.reason && <li>{t('results.amended', { reason: report.reason })}</li>}
        <li>{t('results.made', { date: formatDate(locale, report.generated_on, 'time') })}</li>
        {sent_on && <li>{t('results.sent', { date: formatDate(locale, sent_on) })}</li>}
        {!sent_on && isStaff && <li>{t(sends.length > 0 ? 'results.readable' : 'results.notSent')}</li>}
        {explained_on && <li>{t('results.explained', { date: formatDate(locale, explained_on) })}</li>}
        {isStaff && sends.map((send) => <li key={send.channel}>{sayOutcome(t, locale, send)}</li>)}
      </ul>
      <div className="app-actions">
        <Button
          variant={isReplaced || (isGivable && sent_on === null) ? 'secondary' : 'primary'}
          pending={pending === 'pdf'}
          onClick={() => void act('pdf', savePdf)}
        >
          {t('results.pdf')}
        </Button>
        <ButtonLink to={`/reports/${id}`}>{t('results.open')}</ButtonLink>
        {isGivable && link && (
          <SendReport key={id} report={report} code={code} isAsked={isCorrection} onSent={onChanged} />
        )}
        {isTellable && link && (
          <SendReport
            key={`withdrawn ${id}`}
            report={report}
            code={code}
            isAsked={id === justWithdrawn}
            onSent={onChanged}
          />
        )}
        {isGivable && (
          <Button onClick={() => setMarking(true)}>
            {t(sent_on ? 'results.markSentAgain' : 'results.markSent')}
          </Button>
        )}
        {isStaff && !explained_on && (
          <Button
            icon="check"
            pending={pending === 'explained'}
            onClick={() =>
              void act('explained', () => udongo.reports.markExplained(id), t('results.explainedNow'))
            }
          >
            {t('results.explain')}
          </Button>
        )}
      </div>
      {link ? (
        <>
          <p className="app-results__facts">{t('results.publicHint')}</p>
          <div className="app-actions">
            <ShareButtons
              title={t('results.title', { code })}
              url={new URL(`/r/${link}`, location.href).href}
            />
          </div>
          {isStaff && (
            <div className="app-alone">
              <Button variant="danger" onClick={() => setIsRevoking(true)}>
                {t('results.revoke')}
              </Button>
            </div>
          )}
        </>
      ) : (
        link === null && role !== 'agent' && <p className="app-results__facts">{t('results.noLink')}</p>
      )}
      {isWithdrawable && (
        <div className="app-alone">
          <Button variant="danger" onClick={() => setWithdrawing(true)}>
            {t('results.withdraw')}
          </Button>
        </div>
      )}
      {isWithdrawing && (
        <WithdrawReport
          id={id}
          code={code}
          onClose={() => setWithdrawing(false)}
          onWithdrawn={() => {
            setWithdrawing(false);
            setJustWithdrawn(id);
            onChanged();
            onWithdrawn();
          }}
        />
      )}
      {isMarking && (
        <ActionDialog
          title={t('results.markTitle', { code })}
          submit={t('results.markSent')}
          isQuestion
          act={mark}
          onClose={() => setMarking(false)}
        >
          {t('results.markHint')}
        </ActionDialog>
      )}
      {isRevoking && (
        <ActionDialog
          title={t('results.revokeTitle')}
          submit={t('results.revoke')}
          variant="danger"
          isQuestion
          act={revoke}
          onClose={() => setIsRevoking(false)}
        >
          {t('results.revokeHint')}
        </ActionDialog>
      )}
    </div>
  );
}

function sayOutcome(
  t: ReturnType<typeof useResultsText>,
  locale: Locale,
  { channel, outcome, sent_on }: ReportSend,
): string {
  // A report that is handed over has no other outcome.
  return channel === 'by_hand'
    ? t('results.by_hand_sent', { date: formatDate(locale, sent_on, 'time') })
    : t(`results.${channel}_${outcome}`, { date: formatDate(locale, sent_on, 'time') });
}
