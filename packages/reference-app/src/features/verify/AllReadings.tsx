import type { SoilTestSample } from '@udongo/sdk';
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
import { useVerifyText } from './verifyTexts.ts';

const texts = { sensorReading: sensorReadingMessages };

/** Something to do with one sample. */
export type SampleAction = 'history' | 'repeat' | 'reject';

interface AllReadingsProps {
  samples: readonly SoilTestSample[];
  /** Whether samples can be measured again or rejected now. */
  isOpen: boolean;
  onAct: (action: SampleAction, sample: SoilTestSample) => void;
}

/** The readings of all samples of a booking, each sample with its history and what can be asked for it. */
export function AllReadings({ samples, isOpen, onAct }: AllReadingsProps) {
  const t = useVerifyText();
  const ui = useMessages(texts);
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
              <>
                <KeepCodes>{codeOf(sample)}</KeepCodes> {stateOf(sample)}
                <ArrivalCondition sample={sample} />
              </>
            ),
          },
          ...sensorReadings.map((reading) => ({
            key: reading,
            header: ui(`sensorReading.${reading}`),
            align: 'end' as const,
            cell: ({ sensor_data }: SoilTestSample) =>
              sensor_data ? formatReading(reading, sensor_data[reading]) : '-',
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
