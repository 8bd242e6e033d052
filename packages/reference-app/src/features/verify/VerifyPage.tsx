import {
  ApiError,
  type Booking,
  type CallOptions,
  describeError,
  type SampleResult,
  type SoilTestSample,
  type UdongoApi,
} from '@udongo/sdk';
import { Alert, Button, Card, codeOf, useLocale, useServerText } from '@udongo/ui';
import { useCallback, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { ForbiddenPage } from '../../components/ForbiddenPage.tsx';
import { KeepCodes } from '../../components/KeepCodes.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { RejectDialog } from '../../components/RejectDialog.tsx';
import { SampleHistory } from '../../components/SampleHistory.tsx';
import { useStatusChangeText } from '../../components/status-change/statusChangeTexts.ts';
import { Waiting } from '../../components/Waiting.tsx';
import { statusKeyOf } from '../../lib/bookingFacts.ts';
import { unlessNotTheirs } from '../../lib/isNotOffered.ts';
import { mayCall } from '../../lib/mayCall.ts';
import { createOwnDrafts } from '../../lib/ownDrafts.ts';
import { useWords } from '../../lib/useWords.ts';
import { languageOf } from '../../messages/languages.ts';
import { useText } from '../../messages/translator.ts';
import { useServices, useUser } from '../../services/ServicesContext.ts';
import { useControls } from '../../services/useControls.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { AllReadings, type SampleAction } from './AllReadings.tsx';
import { ControlChecksCard } from './ControlChecksCard.tsx';
import { OtherValues } from './OtherValues.tsx';
import { SendBackDialog } from './SendBackDialog.tsx';
import { type Comments, type Seen, toVerification } from './toVerification.ts';
import { keyOf, UnusualReadings } from './UnusualReadings.tsx';
import { useVerifyText } from './verifyTexts.ts';
import './verify.css';

interface ToVerify extends Seen {
  booking: Booking;
}

/** The page on which an agronomist comments on unusual readings, then verifies the booking or asks to measure again. */
export function VerifyPage() {
  const t = useVerifyText();
  const isTheirs = mayCall(useUser()?.role, 'bookings.verify');
  const id = Number(useParams().id);
  return isTheirs ? <Loading id={id} /> : <ForbiddenPage title={t('verify.verify')} />;
}

function Loading({ id }: { id: number }) {
  const t = useVerifyText();
  const { records } = useServices();
  const controls = useControls();
  const ask = useCallback(
    async (booking: number, options: CallOptions): Promise<ToVerify> => {
      const [found, unusual, samples, results, checks] = await Promise.all([
        records.bookings.get(booking, undefined, options),
        records.bookings.listUnusual(booking, options),
        listSamples(records.samples, booking, options),
        records.bookings.getResults(booking, options).catch(noneAt(403, 404, 405, 409)),
        unlessNotTheirs(controls.getChecks(booking, options)),
      ]);
      return { booking: found, unusual, samples, results, controls: checks };
    },
    [records, controls],
  );
  const { data, ...waiting } = useLoaded(ask, id);
  if (data) return <Verify {...data} onChanged={waiting.reload} />;
  return (
    <div className="app-page">
      <PageTitle>{t('verify.verify')}</PageTitle>
      <Waiting {...waiting} />
    </div>
  );
}

function Verify({
  booking,
  unusual,
  samples,
  results,
  controls,
  onChanged,
}: ToVerify & { onChanged: () => void }) {
  const t = useVerifyText();
  const app = useText();
  const otherVerifies = useStatusChangeText()('statusChange.otherVerifies');
  const words = useWords();
  const errors = languageOf(useLocale()).errors;
  const say = useServerText();
  const navigate = useNavigate();
  const { records, toaster } = useServices();
  const user = useUser();
  const [drafts] = useState(() => createOwnDrafts<Comments>('verify', user?.id ?? 0));
  const [typed, setTyped] = useState<Comments>(
    () => drafts.load(booking.id) ?? { comments: {}, control: '' },
  );
  const comments = Object.fromEntries(
    unusual.map((reading) => [keyOf(reading), typed.comments[keyOf(reading)] ?? reading.comment ?? '']),
  );
  const [isChecked, setIsChecked] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [dialog, setDialog] = useState<{
    action: SampleAction | 'sendBack';
    sample?: SoilTestSample | undefined;
  }>();
  const place = useRef<HTMLDivElement>(null);
  const code = codeOf(booking);
  const { status } = booking;
  const isDone = status === 'verified' || status === 'report_ready';
  const isOpen = status === 'analysed' || status === 'received';
  const open = samples.filter(
    ({ sensor_data, rejected_reason, repeat_asked_on }) =>
      !rejected_reason && (!sensor_data || Boolean(repeat_asked_on)),
  );
  const blocked = findBlocked();
  const measured = samples.filter(({ sensor_data, rejected_reason }) => sensor_data && !rejected_reason);
  const finish = (message: string) => {
    setDialog(undefined);
    toaster.show({ tone: 'success', message });
    onChanged();
  };

  const type = (next: Partial<Comments>) => {
    const whole = { ...typed, ...next };
    setTyped(whole);
    drafts.save(booking.id, whole);
  };
  const verify = async () => {
    setIsChecked(true);
    const missing = unusual.find((reading) => !comments[keyOf(reading)]?.trim());
    if (missing) {
      place.current?.querySelector<HTMLInputElement>(`[name="${keyOf(missing)}"]`)?.focus();
      return;
    }
    const checks = controls?.checks ?? [];
    if (checks.length > 0 && !typed.control.trim()) {
      place.current?.querySelector<HTMLInputElement>('[name="control_comment"]')?.focus();
      return;
    }
    setPending(true);
    setFailure(undefined);
    try {
      await records.bookings.verify(
        booking.id,
        toVerification({ unusual, samples, results, controls }, { comments, control: typed.control }),
      );
      drafts.clear(booking.id);
      toaster.show({ tone: 'success', message: t('verify.done', { code }) });
      void navigate(`/bookings/${booking.id}/results`);
    } catch (error) {
      setFailure(error);
      setPending(false);
      // Others changed it: show what there is now.
      if (error instanceof ApiError && error.status === 409) onChanged();
    }
  };

  /** Finds what is missing before anybody can verify; null for nothing. The server decides the same. */
  function findBlocked(): string | null {
    if (isDone || !status) return null;
    if (samples.length > 0 && samples.every(({ rejected_reason }) => rejected_reason)) {
      return t('verify.allRejected');
    }
    if (open.length > 0) return t('verify.open', { codes: open.map(codeOf).join(', ') });
    if (booking.may_verify === false) return otherVerifies;
    return status === 'analysed' ? null : t('verify.notYet', { status: app(statusKeyOf(status)) });
  }

  return (
    <div className="app-page" ref={place}>
      <nav className="app-crumbs">
        <Link to={`/bookings/${booking.id}`}>{code}</Link>
      </nav>
      <PageTitle intro={t('verify.intro', { name: booking.name, test: words.testType(booking.test_type) })}>
        {t('verify.title', { code })}
      </PageTitle>
      {isDone && (
        <Alert tone="success">
          <p>{t('verify.already')}</p>
          <ButtonLink to={`/bookings/${booking.id}/results`}>{t('verify.results')}</ButtonLink>
        </Alert>
      )}
      {measured.length === 0 ? (
        open.length > 0 && <Card>{t('verify.nothingMeasured')}</Card>
      ) : (
        <UnusualReadings
          readings={unusual}
          outside={countOutside(results)}
          comments={comments}
          onComment={(key, comment) => type({ comments: { ...typed.comments, [key]: comment } })}
          onRepeat={
            isOpen
              ? (id) => setDialog({ action: 'repeat', sample: samples.find((sample) => sample.id === id) })
              : undefined
          }
          isChecked={isChecked}
        />
      )}
      {controls && controls.checks.length > 0 && !isDone && (
        <ControlChecksCard
          checks={controls.checks}
          before={controls.comment}
          comment={typed.control}
          onComment={(control) => type({ control })}
          isChecked={isChecked}
        />
      )}
      <AllReadings
        samples={samples}
        results={results}
        isOpen={isOpen}
        onAct={(action, sample) => setDialog({ action, sample })}
      />
      <OtherValues samples={samples} results={results} />
      {failure !== undefined && (
        <Alert tone="error">{say(describeError(failure, errors)?.message ?? '')}</Alert>
      )}
      {blocked && (
        <Alert tone="info">
          <p id="verify-blocked">
            <KeepCodes>{blocked}</KeepCodes>
          </p>
          {open[0] && mayCall(user?.role, 'samples.update') && (
            <ButtonLink to={`/bench?sample=${open[0].id}`}>
              {t('verify.measure', { code: codeOf(open[0]) })}
            </ButtonLink>
          )}
        </Alert>
      )}
      {status && !isDone && status !== 'canceled' && (
        <div className="app-actions">
          <Button
            variant="primary"
            pending={pending}
            onClick={() => void (blocked ? undefined : verify())}
            {...(blocked && {
              'aria-describedby': 'verify-blocked',
              rootProps: { 'aria-disabled': true, 'data-disabled': '' },
            })}
          >
            {t('verify.verify')}
          </Button>
          {status === 'analysed' && measured.length > 0 && (
            <Button onClick={() => setDialog({ action: 'sendBack' })}>{t('verify.sendBack')}</Button>
          )}
        </div>
      )}
      {(dialog?.action === 'sendBack' || dialog?.action === 'repeat') && (
        <SendBackDialog
          booking={booking}
          samples={measured}
          chosen={dialog.sample ? [dialog.sample.id] : measured.map(({ id }) => id)}
          onClose={() => setDialog(undefined)}
          onSent={() => finish(t('verify.sentBack', { code }))}
        />
      )}
      {dialog?.action === 'reject' && dialog.sample && (
        <RejectDialog
          sample={dialog.sample}
          onClose={() => setDialog(undefined)}
          onRejected={(sample) => finish(t('verify.rejectedOne', { code: codeOf(sample) }))}
        />
      )}
      {dialog?.action === 'history' && dialog.sample && (
        <SampleHistory
          sample={dialog.sample}
          code={codeOf(dialog.sample)}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}

/** Lists every sample of a booking: where one is missing in what was seen, the server verifies nothing. */
async function listSamples(
  samples: UdongoApi['samples'],
  booking: number,
  options: CallOptions,
): Promise<SoilTestSample[]> {
  const query = { booking, limit: 200, ordering: 'id' } as const;
  const { results, next } = await samples.list(query, options);
  if (!next) return results;
  // The service gives smaller pages than were asked for.
  const all: SoilTestSample[] = [];
  for await (const sample of samples.iterate(query, options)) all.push(sample);
  return all;
}

/** Counts the readings that are not optimal for the main crop of their sample; undefined where no result has ratings. */
function countOutside(results: readonly SampleResult[]): number | undefined {
  const ratings = results.flatMap(({ crops }) => crops[0]?.ratings ?? []);
  const known = ratings.filter(({ rating }) => rating !== 'not_measured');
  return known.length === 0 ? undefined : known.filter(({ rating }) => rating !== 'optimal').length;
}

/** Goes on without results where the service has none: for a test that has no ratings, or because it lacks the operation. */
function noneAt(...statuses: number[]) {
  return (error: unknown): SampleResult[] => {
    if (error instanceof ApiError && statuses.includes(error.status)) return [];
    throw error;
  };
}
