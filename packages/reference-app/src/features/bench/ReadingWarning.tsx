import type { SoilTestSample, UnusualReason } from '@udongo/sdk';
import { judgeTyped } from '@udongo/sdk/results';
import {
  Button,
  formatReading,
  Icon,
  type SensorReading,
  type SensorValues,
  sensorReadingMessages,
  sensorReadings,
  useMessages,
} from '@udongo/ui';
import { limitProblemText, readingProblemText } from '@udongo/ui/internal';
import { useUnusualText } from '../../components/unusualTexts.ts';
import {
  findCorrection,
  findMeanings,
  keepsLimits,
  type ReadingTexts,
  type TypedReadings,
} from './benchReadings.ts';
import { useBenchText } from './benchTexts.ts';

const texts = { sensorReading: sensorReadingMessages };

interface ReadingWarningProps {
  sample: SoilTestSample;
  typed: TypedReadings;
  /** The controls as they are typed. */
  texts: ReadingTexts;
  /** The reading without which nothing is saved, once somebody tried to. */
  missing: SensorReading | undefined;
  /** Readings that the person who verifies will be asked about, with the reasons. */
  unusual: Partial<Record<SensorReading, UnusualReason[]>>;
  onCorrect: (reading: SensorReading, correction: SensorValues) => void;
}

/** The reason that stops the save; without one, a note for each unusual reading, with its correction. Notes stop nothing. */
export function ReadingWarning({
  sample,
  typed,
  texts: written,
  missing,
  unusual,
  onCorrect,
}: ReadingWarningProps) {
  const t = useBenchText();
  const ui = useMessages(texts);
  const say = useUnusualText();
  const problems = judgeTyped(typed.values, typed.below);
  const nameOf = (reading: SensorReading) => ui(`sensorReading.${reading}`);
  const impossible = sensorReadings.find((reading) => problems[reading]?.severity === 'error');
  const notes = sensorReadings.filter((reading) => problems[reading] || unusual[reading]);
  return (
    <div id="bench-warning" className="app-bench__warnings" role="status">
      {!impossible && missing ? (
        <p className="app-bench__warning">
          <Icon name="warning" width={18} height={18} />
          <span>{sayMissing(missing)}</span>
        </p>
      ) : (
        (impossible ? [impossible] : notes).map(toNote)
      )}
      {!impossible && !missing && notes.length > 0 && <p className="app-bench__hint">{t('bench.notes')}</p>}
    </div>
  );

  function sayMissing(reading: SensorReading) {
    const value = written[reading];
    const meanings = findMeanings(value, reading);
    const problem = meanings
      ? t('bench.unclear', meanings)
      : limitProblemText(value, reading, keepsLimits(sample), ui);
    return problem
      ? t('bench.warning', { reading: nameOf(reading), value, problem })
      : t('bench.required', { reading: nameOf(reading) });
  }

  function toNote(reading: SensorReading) {
    const problem = problems[reading];
    const correction = findCorrection(reading, typed);
    const corrected = correction?.[reading];
    // The causes are said by the field's own words, which know more of them.
    const around = unusual[reading]?.filter(({ kind }) => kind.startsWith('far_from')) ?? [];
    const said = [problem && readingProblemText(problem, reading, ui), say(reading, around)];
    return (
      <p key={reading} className="app-bench__warning">
        <Icon name="warning" width={18} height={18} />
        <span>
          {t('bench.warning', {
            reading: nameOf(reading),
            value: written[reading],
            problem: said.filter(Boolean).join(' '),
          })}
        </span>
        {correction && corrected !== undefined && (
          <Button size="small" onClick={() => onCorrect(reading, correction)}>
            {Object.keys(correction).length > 1
              ? ui('sensorReading.swap')
              : ui('sensorReading.use', { value: formatReading(reading, corrected) })}
          </Button>
        )}
      </p>
    );
  }
}
