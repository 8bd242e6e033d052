import type { CallOptions, SoilTestSample } from '@udongo/sdk';
import {
  Dialog,
  formatDate,
  formatReading,
  type SensorReading,
  sensorReadingMessages,
  sensorReadings,
  useLocale,
  useMessages,
} from '@udongo/ui';
import { useCallback } from 'react';
import { statusKeyOf } from '../lib/bookingFacts.ts';
import { isBelow } from '../lib/isBelow.ts';
import { isNotOffered } from '../lib/isNotOffered.ts';
import { useText } from '../messages/translator.ts';
import { useServices } from '../services/ServicesContext.ts';
import { useLoaded } from '../services/useLoaded.ts';
import { useConditionText } from './conditionTexts.ts';
import { useSampleHistoryText } from './sampleHistoryTexts.ts';
import { type HistoryEntry, toSampleHistory } from './toSampleHistory.ts';
import { Waiting } from './Waiting.tsx';
import './sampleHistory.css';

const texts = { sensorReading: sensorReadingMessages };

interface SampleHistoryProps {
  sample: Pick<SoilTestSample, 'id' | 'booking'>;
  code: string;
  onClose: () => void;
}

/** Lists what happened to a sample, in order of time: its hand-overs, each of its readings, and the steps of its booking. */
export function SampleHistory({ sample: { id, booking }, code, onClose }: SampleHistoryProps) {
  const t = useSampleHistoryText();
  const { udongo, records } = useServices();
  const ask = useCallback(
    async (of: Pick<SoilTestSample, 'id' | 'booking'>, options: CallOptions) => {
      const noneOf = (error: unknown) => {
        if (isNotOffered(error)) return null;
        throw error;
      };
      const [events, saves, steps] = await Promise.all([
        records.samples.listEvents(of.id, options).catch(noneOf),
        records.samples.listReadings(of.id, options).catch(noneOf),
        udongo.bookings.listStatusChanges(of.booking, { limit: 100 }, options).catch(noneOf),
      ]);
      return events && toSampleHistory(events, steps?.results ?? [], saves ?? []);
    },
    [udongo, records],
  );
  const { data, ...waiting } = useLoaded(ask, { id, booking });
  return (
    <Dialog open size="large" onOpenChange={onClose} title={t('sampleHistory.title', { code })}>
      {data === undefined && <Waiting {...waiting} />}
      {data === null && <p>{t('sampleHistory.notOffered')}</p>}
      {data?.length === 0 && <p>{t('sampleHistory.none')}</p>}
      {data && data.length > 0 && (
        <ol className="app-history">
          {data.map((entry) => (
            <HistoryLine key={`${entry.kind} ${entry.id} ${entry.at}`} entry={entry} />
          ))}
        </ol>
      )}
    </Dialog>
  );
}

function HistoryLine({ entry }: { entry: HistoryEntry }) {
  const locale = useLocale();
  const t = useSampleHistoryText();
  const app = useText();
  const ui = useMessages(texts);
  const say = useConditionText();
  const by = entry.by || t('sampleHistory.somebody');
  return (
    <li>
      <time dateTime={entry.at}>{formatDate(locale, entry.at, 'time')}</time>
      <span>{partsOf().filter(Boolean).join(' ')}</span>
      {entry.kind === 'save' && (
        <span className="app-history__readings">{readingsOf(entry).join(' · ')}</span>
      )}
    </li>
  );

  function partsOf(): (string | false)[] {
    if (entry.kind === 'save') {
      // A service that does not tell measurements apart says only who saved them.
      const { kind = 'measured', reason, device_name: name, device_serial_number: serial = '' } = entry.save;
      return [
        t(`sampleEvent.${kind}`, { by }),
        reason ?? '',
        Boolean(name) && t('sampleHistory.probe', { name: name ?? '', serial }),
        entry.save.calibration_overdue === true && t('sampleHistory.overdue'),
        Boolean(entry.save.method) && t('sampleHistory.method', { method: entry.save.method ?? '' }),
      ];
    }
    if (entry.kind === 'step') {
      const { status, note } = entry.step;
      const back = { status: app(statusKeyOf(status)), by };
      return [entry.isBack ? t('sampleHistory.back', back) : t(`sampleStep.${status}`, { by }), note];
    }
    const { kind, handed_over_by: from, place, condition, bag, note } = entry.event;
    return [
      kind === 'received' && from
        ? t('sampleHistory.receivedFrom', { from, by })
        : t(`sampleEvent.${kind}`, { by }),
      place !== '' && t('sampleHistory.place', { place }),
      condition !== '' && `${say(`condition.${condition}`)}.`,
      bag !== '' && t('sampleHistory.bag', { bag }),
      note,
    ];
  }

  function readingsOf({ save, before }: Extract<HistoryEntry, { kind: 'save' }>): string[] {
    const write = (of: typeof save | NonNullable<typeof before>, reading: SensorReading) =>
      formatReading(reading, of.sensor_data[reading], isBelow(of, reading));
    if (!before) {
      return sensorReadings.map((reading) => `${ui(`sensorReading.${reading}`)} ${write(save, reading)}`);
    }
    const changed = sensorReadings.filter((reading) => write(save, reading) !== write(before, reading));
    if (changed.length === 0) return [t('sampleHistory.same')];
    return changed.map((reading) =>
      t('sampleHistory.changed', {
        reading: ui(`sensorReading.${reading}`),
        before: write(before, reading),
        after: write(save, reading),
      }),
    );
  }
}
