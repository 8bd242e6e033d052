import type { Booking, CallOptions, Report, Role } from '@udongo/sdk';
import { Alert, Button, Card } from '@udongo/ui';
import { useCallback, useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { isNotOffered } from '../../lib/isNotOffered.ts';
import { mayCall } from '../../lib/mayCall.ts';
import { createOwnDrafts } from '../../lib/ownDrafts.ts';
import { useServices, useUser } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { isChecked, LatestReport } from './LatestReport.tsx';
import { NewReport, type ReportWords } from './NewReport.tsx';
import { useResultsText } from './resultsTexts.ts';

interface ReportPanelProps {
  booking: Booking;
  role: Role;
  /** Whether this person sees the results of now; a report that was sent is shown all the same. */
  isVerified: boolean;
  /** Called once its report is withdrawn: the booking has another status then. */
  onWithdrawn: () => void;
}

/** The report of a booking: made by agronomists, opened, saved as PDF and shared by everybody who sees it. */
export function ReportPanel({ booking, role, isVerified, onWithdrawn }: ReportPanelProps) {
  const t = useResultsText();
  const { udongo } = useServices();
  const ask = useCallback(
    (wanted: number, options: CallOptions) =>
      udongo.reports.list({ booking: wanted, ordering: '-id', limit: 1 }, options),
    [udongo],
  );
  /** The report that this page made last: it is shown at once, before the list is asked again. */
  const [made, setMade] = useState<Report & { isCorrection: boolean }>();
  const userId = useUser()?.id ?? 0;
  const [drafts] = useState(() => createOwnDrafts<ReportWords>('report', userId));
  const [isRewording, setRewording] = useState(() => drafts.load(booking.id) !== null);
  const { data, ...waiting } = useLoaded(ask, booking.id);
  // A service without reports shows results only.
  if (isNotOffered(waiting.error)) return null;
  const listed = data?.results.find((one) => one.booking === booking.id);
  const report = made?.booking === booking.id && made.id > (listed?.id ?? 0) ? made : listed;
  if (!isVerified && !report) return null;
  const isMaker = data && isVerified && mayCall(role, 'reports.create');
  const makes = isMaker && (!report || saysElse(report) || isRewording);
  return (
    <Card title={t('results.report')}>
      {!data && <Waiting {...waiting} />}
      {data && !report && <p>{t('results.noReport')}</p>}
      {report && (
        <LatestReport
          {...{ booking, report, role }}
          isCorrection={report.id === made?.id && made.isCorrection}
          isReplaced={makes === true && !findMissing(booking)}
          onChanged={waiting.reload}
          onWithdrawn={onWithdrawn}
        />
      )}
      {makes && <BeforeReport booking={booking} report={report} />}
      {isMaker && !makes && (
        <>
          <p className="app-results__facts">{t('results.remarksStay')}</p>
          <div className="app-actions">
            <Button onClick={() => setRewording(true)}>{t('results.changeRemarks')}</Button>
          </div>
        </>
      )}
      {makes && !findMissing(booking) && (
        <NewReport
          key={report?.id}
          booking={booking}
          last={report}
          drafts={drafts}
          onCreated={(created) => {
            // The farmer is told of a correction as soon as somebody has looked at it.
            setMade({ ...created, isCorrection: report?.to_correct === true });
            setRewording(false);
            waiting.reload();
          }}
        />
      )}
    </Card>
  );
}

/** Whether a new report would say something else. */
function saysElse(report: Report): boolean {
  const { to_correct, outdated_on, withdrawn_on } = report;
  return Boolean(to_correct || outdated_on || withdrawn_on) || report.is_current === false;
}

/** The reason why no report can be made yet; null for none. The server decides the same. */
function findMissing(booking: Booking): 'notVerified' | 'notMeasured' | 'allRejected' | null {
  const { samples } = booking;
  if (!isChecked(booking)) return 'notVerified';
  if (samples.some((sample) => sample.has_readings === false && !sample.rejected_reason))
    return 'notMeasured';
  return samples.length > 0 && samples.every(({ rejected_reason }) => rejected_reason) ? 'allRejected' : null;
}

/** Says what comes before a report can be made; nothing once it can. */
function BeforeReport({ booking, report }: { booking: Booking; report: Report | undefined }) {
  const t = useResultsText();
  const missing = findMissing(booking);
  // The latest report says it where its advice was withdrawn.
  if (!missing || (missing === 'notVerified' && report?.to_correct)) return null;
  return (
    <Alert tone="info">
      <p>{t(`results.${missing}`)}</p>
      <ButtonLink to={`/bookings/${booking.id}/verify`}>{t('results.verify')}</ButtonLink>
    </Alert>
  );
}
