import type { CallOptions, SampleEvent, SavedReadings } from '@udongo/sdk';
import {
  createCatalogueTranslator,
  Dialog,
  formatDate,
  formatReading,
  type SensorReading,
  sensorReadingMessages,
  sensorReadings,
  Table,
  type TranslationOf,
  useLocale,
  useMessages,
} from '@udongo/ui';
import { useCallback } from 'react';
import { isNotOffered } from '../lib/isNotOffered.ts';
import { useServices } from '../services/ServicesContext.ts';
import { useLoaded } from '../services/useLoaded.ts';
import { useConditionText } from './conditionTexts.ts';
import { Waiting } from './Waiting.tsx';
import './sampleHistory.css';

const en = {
  sampleHistory: {
    title: 'History of {code}',
    none: 'Nothing has happened to this sample yet.',
    notOffered: 'This server keeps no history of samples.',
    received: 'Received by {by}.',
    receivedFrom: '{from} handed it over to {by}.',
    place: 'At {place}.',
    bag: 'Bag {bag}.',
    measured: 'Measured by {by}.',
    repeat_asked: '{by} asked to measure it again.',
    rejected: 'Rejected by {by}.',
    rejection_undone: '{by} took the rejection back.',
    somebody: 'somebody',
    readings: 'Saved readings',
    reading: 'Reading',
    saved: '{date}, {name}',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  sampleHistory: {
    title: 'Historia ya {code}',
    none: 'Sampuli hii bado haijashughulikiwa.',
    notOffered: 'Seva hii haitunzi historia ya sampuli.',
    received: 'Imepokelewa na {by}.',
    receivedFrom: '{from} aliikabidhi kwa {by}.',
    place: 'Mahali: {place}.',
    bag: 'Mfuko {bag}.',
    measured: 'Imepimwa na {by}.',
    repeat_asked: '{by} aliomba ipimwe tena.',
    rejected: 'Imekataliwa na {by}.',
    rejection_undone: '{by} alitendua kukataliwa.',
    somebody: 'mtu',
    readings: 'Vipimo vilivyohifadhiwa',
    reading: 'Kipimo',
    saved: '{date}, {name}',
  },
};

const translators = {
  en: createCatalogueTranslator<typeof en>('en', en),
  sw: createCatalogueTranslator<typeof en>('sw', sw, en),
};

const texts = { sensorReading: sensorReadingMessages };

interface SampleHistoryProps {
  sample: number;
  code: string;
  onClose: () => void;
}

/** The history of a sample: who handed it over, who took, measured and rejected it, and each version of its readings. */
export function SampleHistory({ sample, code, onClose }: SampleHistoryProps) {
  const t = translators[useLocale()];
  const { records } = useServices();
  const ask = useCallback(
    async (id: number, options: CallOptions) => {
      const noneOf = (error: unknown) => {
        if (isNotOffered(error)) return null;
        throw error;
      };
      const [events, saves] = await Promise.all([
        records.samples.listEvents(id, options).catch(noneOf),
        records.samples.listReadings(id, options).catch(noneOf),
      ]);
      return { events, saves: saves ?? [] };
    },
    [records],
  );
  const { data, ...waiting } = useLoaded(ask, sample);
  return (
    <Dialog open size="large" onOpenChange={onClose} title={t('sampleHistory.title', { code })}>
      {!data && <Waiting {...waiting} />}
      {data?.events === null && <p>{t('sampleHistory.notOffered')}</p>}
      {data?.events?.length === 0 && <p>{t('sampleHistory.none')}</p>}
      {data?.events && data.events.length > 0 && <Events events={data.events} />}
      {data && data.saves.length > 0 && <SavedTable saves={data.saves} />}
    </Dialog>
  );
}

function Events({ events }: { events: readonly SampleEvent[] }) {
  const locale = useLocale();
  const t = translators[locale];
  const say = useConditionText();
  const lineOf = ({ kind, by_name, handed_over_by: from, place, condition, bag, note }: SampleEvent) => {
    const by = by_name || t('sampleHistory.somebody');
    return [
      kind === 'received' && from
        ? t('sampleHistory.receivedFrom', { from, by })
        : t(`sampleHistory.${kind}`, { by }),
      place && t('sampleHistory.place', { place }),
      condition && `${say(`condition.${condition}`)}.`,
      bag && t('sampleHistory.bag', { bag }),
      note,
    ];
  };
  return (
    <ol className="app-history">
      {events.map((event) => (
        <li key={`${event.kind} ${event.happened_on}`}>
          <time dateTime={event.happened_on}>{formatDate(locale, event.happened_on, 'time')}</time>{' '}
          {lineOf(event).filter(Boolean).join(' ')}
        </li>
      ))}
    </ol>
  );
}

/** The saved versions of a sample's readings, each with person and time; the present one first. */
function SavedTable({ saves }: { saves: readonly SavedReadings[] }) {
  const ui = useMessages(texts);
  const locale = useLocale();
  const t = translators[locale];
  return (
    <Table
      caption={t('sampleHistory.readings')}
      rows={sensorReadings.map((reading) => ({ reading }))}
      rowKey={({ reading }) => reading}
      columns={[
        {
          key: 'reading',
          header: t('sampleHistory.reading'),
          rowHeader: true,
          cell: ({ reading }: { reading: SensorReading }) => ui(`sensorReading.${reading}`),
        },
        ...saves.map(({ id, saved_on, saved_by_name: name, sensor_data }) => {
          const date = formatDate(locale, saved_on, 'time');
          return {
            key: String(id),
            header: name ? t('sampleHistory.saved', { date, name }) : date,
            cell: ({ reading }: { reading: SensorReading }) => formatReading(reading, sensor_data[reading]),
          };
        }),
      ]}
    />
  );
}
