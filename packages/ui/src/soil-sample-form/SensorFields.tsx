import type { SoilTestSample } from '@udongo/sdk';
import { judgeTyped } from '@udongo/sdk/results';
import { useWatch } from 'react-hook-form';
import type { DrawSlot } from '../lib/slots.ts';
import { Button } from '../primitives/button/index.ts';
import { FieldGrid } from '../primitives/field-grid/index.ts';
import { Icon } from '../primitives/icon/index.ts';
import { Input } from '../primitives/input/index.ts';
import { useMessages } from '../provider/index.ts';
import { RecordFormField } from '../record-form/index.ts';
import {
  isCoordinate,
  type ReadingProblem,
  type SensorReading,
  sensorLimits,
  sensorReadings,
} from '../sensor-paste-panel/index.ts';
import {
  correctionText,
  findBelow,
  readingProblemText,
  readReadings,
} from '../sensor-paste-panel/internal.ts';
import type { SoilSampleFormSlots } from './soilSampleSlots.ts';
import { soilSampleTexts } from './soilSampleTexts.ts';
import { isUnmeasured } from './soilSampleValues.ts';
import type { SoilSampleController } from './useSoilSampleForm.ts';

interface SensorFieldsProps {
  controller: SoilSampleController;
  sample: SoilTestSample | null | undefined;
  slot: DrawSlot<SoilSampleFormSlots>;
}

/** The nine readings with their units; problems are shown while typing, with the likely value to take. */
export function SensorFields({ controller, sample, slot }: SensorFieldsProps) {
  const t = useMessages(soilSampleTexts);
  const { form, errorOf } = controller.record;
  const texts = useWatch({ control: form.control, name: 'sensor_data' });
  const problems = judgeTyped(readReadings(texts), findBelow(texts));
  const unitOf = (reading: SensorReading) =>
    isCoordinate(reading) ? t('soilSample.degrees') : sensorLimits[reading].unit || undefined;
  return (
    <FieldGrid>
      {sensorReadings.map((reading) => {
        const path = `sensor_data.${reading}` as const;
        const problem = problems[reading];
        // An error already shows the problem, except for 0: "required" does not explain it.
        const isSaid = errorOf(path) !== '' && problem?.kind !== 'zero';
        return (
          <RecordFormField
            key={reading}
            path={path}
            required={!isUnmeasured(texts, sample)}
            span="third"
            label={t(`sensorReading.${reading}`)}
            labelNote={unitOf(reading)}
            hint={
              problem &&
              slot(
                'warning',
                <span>
                  {!isSaid && (
                    <>
                      <Icon name="warning" width={16} height={16} />
                      <span>{readingProblemText(problem, reading, t)}</span>
                    </>
                  )}
                  <Correction
                    problem={problem}
                    reading={reading}
                    onUse={(values) => {
                      controller.fillReadings(values);
                      // The button disappears with the problem.
                      controller.record.focusPath(path);
                    }}
                  />
                </span>,
              )
            }
          >
            <Input inputMode="decimal" autoComplete="off" {...form.register(path)} />
          </RecordFormField>
        );
      })}
    </FieldGrid>
  );
}

interface CorrectionProps {
  problem: ReadingProblem;
  reading: SensorReading;
  onUse: SoilSampleController['fillReadings'];
}

function Correction({ problem, reading, onUse }: CorrectionProps) {
  const t = useMessages(soilSampleTexts);
  const { correction } = problem;
  if (!correction) return null;
  return (
    <Button size="small" onClick={() => onUse(correction)}>
      {correctionText(problem, reading, t)}
    </Button>
  );
}
