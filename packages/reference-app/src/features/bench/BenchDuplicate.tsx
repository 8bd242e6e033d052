import type {
  DuplicateReadings,
  LimitedReading,
  RatedReading,
  SampleDuplicate,
  SoilTestSample,
} from '@udongo/sdk';
import {
  Alert,
  Button,
  codeOf,
  RecordForm,
  sensorPasteMessages,
  sensorReadingMessages,
  useMessages,
} from '@udongo/ui';
import { findBelow, readingsToText, readReadings } from '@udongo/ui/internal';
import { useState } from 'react';
import { BeyondValues } from '../../components/controls/ControlNotice.tsx';
import { useControlText } from '../../components/controls/controlTexts.ts';
import { useControls } from '../../services/useControls.ts';
import { useKeptForm } from '../../services/useKeptForm.ts';
import { useDuplicateText } from './benchDuplicateTexts.ts';
import { keepsLimits, type ReadingTexts } from './benchReadings.ts';
import { useBenchText } from './benchTexts.ts';
import { limitField } from './limitField.tsx';
import { useProbe } from './useProbe.ts';

const texts = { sensorPaste: sensorPasteMessages, sensorReading: sensorReadingMessages };

/** The readings by which two measurements are compared. */
const compared: readonly RatedReading[] = ['nitrogen', 'phosphorus', 'potassium', 'conductivity', 'pH'];

interface BenchDuplicateProps {
  sample: SoilTestSample;
  onSaved: () => void;
  /** Leads to the first readings, which are not in sight. */
  onFirst: () => void;
}

/** The form of the second measurement of a sample that the service picked; typed values stay on the device until they are saved. */
export function BenchDuplicate({ sample, onSaved, onFirst }: BenchDuplicateProps) {
  const t = useDuplicateText();
  const bench = useBenchText();
  const shared = useControlText();
  const ui = useMessages(texts);
  const { saveDuplicate } = useControls();
  const { offered, used } = useProbe();
  const kept = useKeptForm<string | null>('second', sample.id);
  const of = sample.received_on ?? null;
  // New soil of a rejected sample begins without the readings of the former.
  const [values] = useState(() => (kept.subject() === of ? kept.values() : {}));
  const probe = offered.find(({ id }) => id === used);
  return (
    <div className="app-form">
      <h3>{t('duplicate.title')}</h3>
      <p>
        {t('duplicate.asked')}{' '}
        {probe && t('duplicate.with', { probe: `${probe.name} (${probe.serial_number})` })}
      </p>
      <RecordForm
        title={t('duplicate.title')}
        mode="create"
        submitLabel={t('duplicate.save')}
        values={values}
        rootProps={kept.rootProps(of)}
        fields={compared.map((reading) => {
          const label = ui(`sensorReading.${reading}`);
          const required = shared('control.isRequired', { name: label });
          return limitField(reading, {
            ...{ name: `readings.${reading}`, label, required },
            ...{ keepsLimits: keepsLimits(sample), t: ui },
            sayUnclear: (meanings) => bench('bench.unclear', meanings),
          });
        })}
        save={async (values, options) => {
          const typed = (values as unknown as { readings: Partial<ReadingTexts> }).readings;
          const written = { ...readingsToText({}), ...typed };
          const below_limit = findBelow(written) as LimitedReading[];
          return saveDuplicate(
            sample.id,
            {
              readings: readReadings(written) as DuplicateReadings,
              ...(below_limit.length > 0 && { below_limit }),
              ...(used !== null && { device: used }),
            },
            options,
          );
        }}
        savedMessage={t('duplicate.saved', { code: codeOf(sample) })}
        onSaved={() => {
          kept.clear();
          onSaved();
        }}
      />
      <div>
        <Button variant="quiet" onClick={onFirst}>
          {t('duplicate.first')}
        </Button>
      </div>
    </div>
  );
}

/** Says whether the second measurement agrees with the first one. */
export function DuplicateResult({ measured }: { measured: SampleDuplicate }) {
  const t = useDuplicateText();
  return (
    <Alert tone={measured.is_within ? 'success' : 'warning'}>
      <p>{t(measured.is_within ? 'duplicate.within' : 'duplicate.beyond')}</p>
      <BeyondValues values={measured.values} />
    </Alert>
  );
}
