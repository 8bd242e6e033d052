import {
  Badge,
  Input,
  isCoordinate,
  type ReadingProblem,
  type SensorReading,
  sensorLimits,
  sensorReadingMessages,
  useMessages,
} from '@udongo/ui';
import { useBenchText } from './benchTexts.ts';

const texts = { sensorReading: sensorReadingMessages };

interface ReadingControlProps {
  reading: SensorReading;
  /** As typed. */
  value: string;
  problem: ReadingProblem | undefined;
  /** Whether it is far from the others or from its county. */
  isUnusual: boolean;
  /** Whether it stops the save. */
  isWrong: boolean;
  /** The value in the pasted text, where somebody typed another one; undefined where they agree. */
  said: string | undefined;
  onChange: (text: string) => void;
}

/** The field of one reading, with its unit, and a mark where it has to be checked. */
export function ReadingControl(props: ReadingControlProps) {
  const { reading, value, problem, isUnusual, isWrong, said, onChange } = props;
  const t = useBenchText();
  const ui = useMessages(texts);
  const isChecking = Boolean(problem) || isUnusual || isWrong;
  const describedBy = [isChecking && 'bench-warning', said !== undefined && `bench-${reading}-text`];
  return (
    <div className="app-bench__reading">
      <label htmlFor={`bench-${reading}`}>{ui(`sensorReading.${reading}`)}</label>
      <span className="app-bench__value">
        <Input
          id={`bench-${reading}`}
          name={reading}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
        <span className="app-bench__unit">{isCoordinate(reading) ? '°' : sensorLimits[reading].unit}</span>
      </span>
      <span>
        {isChecking && (
          <Badge tone={isWrong || problem?.severity === 'error' ? 'error' : 'warning'} icon="warning">
            {t('bench.check')}
          </Badge>
        )}
        {said !== undefined && (
          <span id={`bench-${reading}-text`} className="app-bench__hint">
            {t('bench.textSays', { value: said })}
          </span>
        )}
      </span>
    </div>
  );
}
