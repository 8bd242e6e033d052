import {
  Dialog,
  formatDate,
  formatReading,
  type SensorReading,
  sensorReadingMessages,
  sensorReadings,
  Table,
  useLocale,
  useMessages,
} from '@udongo/ui';
import { Waiting } from '../../components/Waiting.tsx';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { useVerifyText } from './verifyTexts.ts';

const texts = { sensorReading: sensorReadingMessages };

interface EarlierReadingsProps {
  sample: number;
  code: string;
  onClose: () => void;
}

/** The saved versions of a sample's readings, each with person and time; the present one first. */
export function EarlierReadings({ sample, code, onClose }: EarlierReadingsProps) {
  const t = useVerifyText();
  const ui = useMessages(texts);
  const locale = useLocale();
  const { records } = useServices();
  const { data, ...waiting } = useLoaded(records.samples.listReadings, sample);
  const saves = (data ?? []).map((save) => {
    const date = formatDate(locale, save.saved_on, 'time');
    const name = save.saved_by_name;
    return { ...save, said: name ? t('verify.saved', { date, name }) : date };
  });
  return (
    <Dialog open size="large" onOpenChange={onClose} title={t('verify.earlierOf', { code })}>
      {!data && <Waiting {...waiting} />}
      {data && saves.length < 2 && <p>{t('verify.noEarlier')}</p>}
      {saves.length > 0 && (
        <Table
          caption={t('verify.earlierOf', { code })}
          rows={sensorReadings.map((reading) => ({ reading }))}
          rowKey={({ reading }) => reading}
          columns={[
            {
              key: 'reading',
              header: t('verify.reading'),
              rowHeader: true,
              cell: ({ reading }: { reading: SensorReading }) => ui(`sensorReading.${reading}`),
            },
            ...saves.map(({ id, said, sensor_data }) => ({
              key: String(id),
              header: said,
              cell: ({ reading }: { reading: SensorReading }) => formatReading(reading, sensor_data[reading]),
            })),
          ]}
        />
      )}
    </Dialog>
  );
}
