import type { SensorData } from '@udongo/sdk';
import {
  Button,
  formatReading,
  Icon,
  judgeReadings,
  type SensorReading,
  type SensorValues,
  sensorReadingMessages,
  sensorReadings,
  useMessages,
} from '@udongo/ui';
import { readingProblemText } from '@udongo/ui/internal';
import { findCorrection, findFar, type ReadingTexts } from './benchReadings.ts';
import { useBenchText } from './benchTexts.ts';

const texts = { sensorReading: sensorReadingMessages };

interface ReadingWarningProps {
  values: SensorValues;
  /** The controls as they are typed. */
  texts: ReadingTexts;
  /** The reading without which nothing is saved, once somebody tried to. */
  missing: SensorReading | undefined;
  /** The readings of the booking's other samples. */
  others: readonly SensorData[];
  onCorrect: (reading: SensorReading, correction: SensorValues) => void;
}

interface Warning {
  text: string;
  reading: SensorReading;
}

/** The one warning that matters: what stops the save, then a value far from its neighbours, then an unusual one; with its correction. */
export function ReadingWarning({ values, texts: typed, missing, others, onCorrect }: ReadingWarningProps) {
  const t = useBenchText();
  const ui = useMessages(texts);
  const warning = findWarning();
  const correction = warning && findCorrection(warning.reading, values);
  const corrected = warning && correction?.[warning.reading];
  return (
    <div id="bench-warning" role="status">
      {warning && (
        <p className="app-bench__warning">
          <Icon name="warning" width={18} height={18} />
          <span>{warning.text}</span>
          {correction && corrected !== undefined && (
            <Button size="small" onClick={() => onCorrect(warning.reading, correction)}>
              {Object.keys(correction).length > 1
                ? ui('sensorReading.swap')
                : ui('sensorReading.use', { value: formatReading(warning.reading, corrected) })}
            </Button>
          )}
        </p>
      )}
    </div>
  );

  function findWarning(): Warning | undefined {
    const problems = judgeReadings(values);
    const nameOf = (reading: SensorReading) => ui(`sensorReading.${reading}`);
    const impossible = sensorReadings.find((reading) => problems[reading]?.severity === 'error');
    const far = findFar(values, others);
    if (!impossible && missing) {
      return { reading: missing, text: t('bench.required', { reading: nameOf(missing) }) };
    }
    if (!impossible && far) {
      const { reading, value, others: beside } = far;
      return { reading, text: t('bench.far', { reading: nameOf(reading), value, others: beside }) };
    }
    const reading = impossible ?? sensorReadings.find((one) => problems[one]);
    const problem = reading && problems[reading];
    if (!reading || !problem) return undefined;
    const said = readingProblemText(problem, reading, ui);
    return {
      reading,
      text: t('bench.warning', { reading: nameOf(reading), value: typed[reading], problem: said }),
    };
  }
}
