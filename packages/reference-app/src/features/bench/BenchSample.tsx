import type { SoilTestSample } from '@udongo/sdk';
import { Alert, Button, Card, codeOf } from '@udongo/ui';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../lib/useWords.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useCropNames } from '../../services/useCropNames.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { useBenchText } from './benchTexts.ts';
import { ReadingsForm } from './ReadingsForm.tsx';
import { RejectDialog } from './RejectDialog.tsx';

interface BenchSampleProps {
  sample: SoilTestSample;
  /** Called once the server has stored readings, a rejection, or the end of one. */
  onDone: (sample: SoilTestSample, what: 'saved' | 'rejected' | 'undone') => void;
}

/** The sample on the bench: what it is, its readings, and the way to reject it. */
export function BenchSample({ sample, onDone }: BenchSampleProps) {
  const t = useBenchText();
  const words = useWords();
  const cropNames = useCropNames();
  const { records, failures } = useServices();
  const [isRejecting, setIsRejecting] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const code = codeOf(sample);
  const { data } = useLoaded(
    (booking: number, options) => records.samples.list({ booking, limit: 100 }, options),
    sample.booking,
  );
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
  const facts = [
    sample.sample_location,
    words.soilType(sample.soil_type),
    cropNames([sample.main_crop, ...(sample.other_crops ?? [])]),
  ];

  return (
    <div ref={place}>
      <Card
        title={t('bench.sample', { code })}
        actions={
          <Link to={`/bookings/${sample.booking}`} className="app-booking-code">
            {codeOf({ code: sample.booking_code, id: sample.booking })}
          </Link>
        }
      >
        <p className="app-bench__facts">{facts.filter(Boolean).join(' · ')}</p>
        {sample.rejected_reason ? (
          <Alert tone="warning">
            <p>{t('bench.rejected', { reason: t(`bench.${sample.rejected_reason}`) })}</p>
            <Button onClick={() => void undo()} data-bench-start="">
              {t('bench.undoReject')}
            </Button>
          </Alert>
        ) : (
          <>
            {sample.sensor_data && <Alert tone="info">{t('bench.measured')}</Alert>}
            <ReadingsForm sample={sample} others={others} onSaved={(saved) => onDone(saved, 'saved')}>
              <Button onClick={() => setIsRejecting(true)}>{t('bench.reject')}</Button>
            </ReadingsForm>
          </>
        )}
      </Card>
      {isRejecting && (
        <RejectDialog
          sample={sample}
          code={code}
          onClose={() => setIsRejecting(false)}
          onRejected={(rejected) => {
            setIsRejecting(false);
            onDone(rejected, 'rejected');
          }}
        />
      )}
    </div>
  );
}
