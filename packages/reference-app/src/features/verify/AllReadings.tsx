import type { SampleResult, SoilTestSample } from '@udongo/sdk';
import {
  Button,
  Card,
  codeOf,
  formatReading,
  sensorReadingMessages,
  sensorReadings,
  Table,
  useMessages,
} from '@udongo/ui';
import { ArrivalCondition } from '../../components/ArrivalCondition.tsx';
import { KeepCodes } from '../../components/KeepCodes.tsx';
import { isBelow } from '../../lib/isBelow.ts';
import { RatingLine } from './RatingLine.tsx';
import { SampleLine } from './SampleLine.tsx';
import { useVerifyText } from './verifyTexts.ts';

const texts = { sensorReading: sensorReadingMessages };

/** Something to do with one sample. */
export type SampleAction = 'history' | 'repeat' | 'reject';

interface AllReadingsProps {
  samples: readonly SoilTestSample[];
  /** How the readings compare with what the crops want; [] where the service does not say. */
  results: readonly SampleResult[];
  /** Whether samples can be measured again or rejected now. */
  isOpen: boolean;
  onAct: (action: SampleAction, sample: SoilTestSample) => void;
}

/** The readings of all samples of a booking, each sample with its history and what can be asked for it. */
export function AllReadings({ samples, results, isOpen, onAct }: AllReadingsProps) {
  const t = useVerifyText();
  const ui = useMessages(texts);
  const cropOf = ({ id }: SoilTestSample) => results.find(({ sample }) => sample === id)?.crops[0];
  const stateOf = ({ rejected_reason, repeat_asked_on, sensor_data }: SoilTestSample) => {
    if (rejected_reason) return `(${t('verify.rejected')})`;
    if (repeat_asked_on) return `(${t('verify.repeatAsked')})`;
    return sensor_data ? '' : `(${t('verify.notMeasured')})`;
  };
  const actionsOf = ({ rejected_reason, repeat_asked_on, sensor_data }: SoilTestSample): SampleAction[] => {
    if (rejected_reason || !isOpen) return ['history'];
    return sensor_data && !repeat_asked_on ? ['repeat', 'reject', 'history'] : ['reject', 'history'];
  };
  return (
    <Card title={t('verify.readings')} flush>
      <Table
        classNames={{ root: 'app-verify__readings' }}
        caption={t('verify.readings')}
        rows={samples}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'code',
            header: t('verify.sample'),
            rowHeader: true,
            cell: (sample: SoilTestSample) => (
              <div>
                <KeepCodes>{codeOf(sample)}</KeepCodes> {stateOf(sample)}
                <SampleLine sample={sample} crop={cropOf(sample)?.crop_name} />
                <ArrivalCondition sample={sample} />
              </div>
            ),
          },
          ...sensorReadings.map((reading) => ({
            key: reading,
            header: ui(`sensorReading.${reading}`),
            align: 'end' as const,
            cell: (sample: SoilTestSample) =>
              sample.sensor_data ? (
                <div className="app-verify__value">
                  {formatReading(reading, sample.sensor_data[reading], isBelow(sample, reading))}
                  <RatingLine rating={cropOf(sample)?.ratings.find((one) => one.reading === reading)} />
                </div>
              ) : (
                '-'
              ),
          })),
          {
            key: 'actions',
            header: t('verify.actions'),
            cell: (sample: SoilTestSample) => (
              <div className="app-verify__actions">
                {actionsOf(sample).map((action) => (
                  <Button
                    key={action}
                    variant="quiet"
                    aria-label={t(`verify.${action}Of`, { code: codeOf(sample) })}
                    onClick={() => onAct(action, sample)}
                  >
                    {t(`verify.${action}`)}
                  </Button>
                ))}
              </div>
            ),
          },
        ]}
      />
    </Card>
  );
}
