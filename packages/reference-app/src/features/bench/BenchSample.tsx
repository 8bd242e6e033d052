import type { CallOptions, SoilTestSample } from '@udongo/sdk';
import { isIncluded, readingUnits } from '@udongo/sdk/results';
import { Alert, Button, Card, codeOf, sensorReadingMessages, useMessages } from '@udongo/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ArrivalCondition } from '../../components/ArrivalCondition.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { OnDemand } from '../../components/OnDemand.tsx';
import { RejectDialog } from '../../components/RejectDialog.tsx';
import { Rejection } from '../../components/Rejection.tsx';
import { SampleHistory } from '../../components/SampleHistory.tsx';
import { unlessNotTheirs } from '../../lib/isNotOffered.ts';
import { useWords } from '../../lib/useWords.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useControls } from '../../services/useControls.ts';
import { useCropNames } from '../../services/useCropNames.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import type { SaveOthers } from './BenchAnalyses.tsx';
import { BenchDuplicate, DuplicateResult } from './BenchDuplicate.tsx';
import { useBenchText } from './benchTexts.ts';
import { ReadingsForm } from './ReadingsForm.tsx';

const loadAnalyses = async () => (await import('./BenchAnalyses.tsx')).BenchAnalyses;
const texts = { sensorReading: sensorReadingMessages };

interface BenchSampleProps {
  sample: SoilTestSample;
  /** Called once the server has stored readings, a rejection, or the end of one; 'halfDone' when the sample is measured once more. */
  onDone: (sample: SoilTestSample, what: 'saved' | 'rejected' | 'undone' | 'halfDone') => void;
}

/** The sample on the bench: what it is, its readings, and the way to reject it. */
export function BenchSample({ sample, onDone }: BenchSampleProps) {
  const t = useBenchText();
  const words = useWords();
  const ui = useMessages(texts);
  const cropNames = useCropNames();
  const { records, failures } = useServices();
  const [dialog, setDialog] = useState<'reject' | 'history'>();
  const place = useRef<HTMLDivElement>(null);
  const saveOthers = useRef<SaveOthers>(null);
  const code = codeOf(sample);
  const { data } = useLoaded(
    (booking: number, options) => records.samples.list({ booking, limit: 200 }, options),
    sample.booking,
  );
  const { data: booking } = useLoaded(
    (id: number, options) => records.bookings.get(id, undefined, options),
    sample.booking,
  );
  // A list does not say what is usual in the county.
  const whole = useLoaded((id: number, options) => records.samples.get(id, options), sample.id);
  const { getDuplicate } = useControls();
  const askSecond = useCallback(
    (id: number, options: CallOptions) => unlessNotTheirs(getDuplicate(id, options)),
    [getDuplicate],
  );
  const second = useLoaded(askSecond, sample.id);
  const [isFirstWanted, setIsFirstWanted] = useState(false);
  const isPicked = second.data?.is_needed === true;
  const waitsForSecond = isPicked && second.data?.measured === null;
  const leftOut = (Object.keys(readingUnits) as (keyof typeof readingUnits)[])
    .filter((reading) => booking && !isIncluded(booking.test_type, reading))
    .map((reading) => ui(`sensorReading.${reading}`));
  const isGiven = booking?.status === 'verified' || booking?.status === 'report_ready';
  const others =
    data?.results.filter(({ id, booking }) => id !== sample.id && booking === sample.booking) ?? [];

  // Hands are busy: the readings can be pasted at once.
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('[data-bench-start]')?.focus();
  }, []);

  const undo = async () => {
    try {
      onDone(await records.samples.undoReject(sample.id), 'undone');
    } catch (error) {
      failures.report(error);
    }
  };
  const facts = [sample.sample_location, words.soilType(sample.soil_type)];

  return (
    <div ref={place}>
      <Card
        title={t('bench.sample', { code })}
        actions={
          <>
            <Button variant="quiet" onClick={() => setDialog('history')}>
              {t('bench.history')}
            </Button>
            <Link to={`/bookings/${sample.booking}`} className="app-booking-code">
              {codeOf({ code: sample.booking_code, id: sample.booking })}
            </Link>
          </>
        }
      >
        <p className="app-bench__facts">
          <span>{facts.filter(Boolean).join(' · ')}</span>
          <span>{cropNames([sample.main_crop, ...(sample.other_crops ?? [])])}</span>
        </p>
        <ArrivalCondition sample={sample} />
        {sample.rejected_reason ? (
          <>
            <Rejection
              reason={sample.rejected_reason}
              note={sample.rejected_note}
              on={sample.rejected_on}
              hasOthers={others.some(({ rejected_reason }) => !rejected_reason)}
            />
            <p>{t('bench.newSoil')}</p>
            <div className="app-actions">
              <ButtonLink variant="primary" to={`/bench/receive?sample=${sample.id}`}>
                {t('bench.receiveNewSoil')}
              </ButtonLink>
              <Button onClick={() => void undo()} data-bench-start="">
                {t('bench.undoReject')}
              </Button>
            </div>
          </>
        ) : (
          <>
            {sample.repeat_asked_on ? (
              <RepeatAsked sample={sample.id} />
            ) : (
              sample.sensor_data && <Alert tone="info">{t('bench.measured')}</Alert>
            )}
            {booking && leftOut.length > 0 && (
              <p className="app-bench__hint">
                {t('bench.leftOut', {
                  test: words.testType(booking.test_type),
                  names: leftOut.join(', '),
                })}
              </p>
            )}
            {isGiven && <Alert tone="warning">{t('bench.withdraws')}</Alert>}
            {booking?.status === 'canceled' ? (
              <Alert tone="warning">{t('bench.canceled')}</Alert>
            ) : waitsForSecond && sample.sensor_data && !sample.repeat_asked_on && !isFirstWanted ? (
              <BenchDuplicate
                sample={sample}
                onSaved={second.reload}
                onFirst={() => setIsFirstWanted(true)}
              />
            ) : (
              <>
                {second.data?.measured && <DuplicateResult measured={second.data.measured} />}
                <ReadingsForm
                  sample={sample}
                  others={others}
                  medians={whole.data?.county_medians}
                  saveOthers={saveOthers}
                  onSaved={(saved, isNew) =>
                    onDone(saved, isPicked && (isNew || waitsForSecond) ? 'halfDone' : 'saved')
                  }
                >
                  <Button onClick={() => setDialog('reject')}>{t('bench.reject')}</Button>
                </ReadingsForm>
                <OnDemand load={loadAnalyses} props={{ sample, saving: saveOthers }} room="" />
              </>
            )}
          </>
        )}
      </Card>
      {dialog === 'reject' && (
        <RejectDialog
          sample={sample}
          onClose={() => setDialog(undefined)}
          onRejected={(rejected) => {
            setDialog(undefined);
            onDone(rejected, 'rejected');
          }}
        />
      )}
      {dialog === 'history' && (
        <SampleHistory sample={sample} code={code} onClose={() => setDialog(undefined)} />
      )}
    </div>
  );
}

/** Why a sample is measured again, as the person who verifies said it. */
function RepeatAsked({ sample }: { sample: number }) {
  const t = useBenchText();
  const { records } = useServices();
  const ask = useCallback(
    (id: number, options: CallOptions) => records.samples.listEvents(id, options),
    [records],
  );
  const asked = useLoaded(ask, sample).data?.findLast(({ kind }) => kind === 'repeat_asked');
  return (
    <Alert tone="warning">
      {asked ? t('bench.repeatAsked', { name: asked.by_name, note: asked.note }) : t('bench.repeatUnsaid')}
    </Alert>
  );
}
