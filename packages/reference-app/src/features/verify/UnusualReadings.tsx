import type { UnusualReading } from '@udongo/sdk';
import {
  Badge,
  Button,
  Card,
  Field,
  formatReading,
  Input,
  sensorReadingMessages,
  useMessages,
} from '@udongo/ui';
import { useUnusualText } from '../../components/unusualTexts.ts';
import { useVerifyText } from './verifyTexts.ts';

const texts = { sensorReading: sensorReadingMessages };

/** Tells one unusual reading from the others. */
export function keyOf({ sample, reading }: Pick<UnusualReading, 'sample' | 'reading'>): string {
  return `${sample}:${reading}`;
}

interface UnusualReadingsProps {
  readings: readonly UnusualReading[];
  /** How many readings are outside what the main crops want; undefined where the service does not say. */
  outside: number | undefined;
  /** The comments on them, by `keyOf`. */
  comments: Readonly<Record<string, string>>;
  onComment: (key: string, comment: string) => void;
  /** Asks to measure a sample again; undefined where nobody can now. */
  onRepeat: ((sample: number) => void) | undefined;
  /** Whether missing comments are marked. */
  isChecked: boolean;
}

/** The unusual readings, each with the values it was compared with and a field for a comment. */
export function UnusualReadings({
  readings,
  outside,
  comments,
  onComment,
  onRepeat,
  isChecked,
}: UnusualReadingsProps) {
  const t = useVerifyText();
  const ui = useMessages(texts);
  const say = useUnusualText();
  if (readings.length === 0) {
    const said = outside === 0 ? t('verify.allWithin') : outside && t('verify.outside', { count: outside });
    return <Card>{[t('verify.none'), said].filter(Boolean).join(' ')}</Card>;
  }
  return (
    <Card title={t('verify.unusual', { count: readings.length })}>
      <p className="app-verify__hint">{t('verify.unusualHint')}</p>
      <ul className="app-verify__list">
        {readings.map((reading) => {
          const key = keyOf(reading);
          const comment = comments[key] ?? '';
          const name = ui(`sensorReading.${reading.reading}`);
          const value = formatReading(reading.reading, reading.value, reading.below_limit);
          return (
            <li key={key}>
              <div className="app-verify__reading">
                <b>{reading.sample_code}</b> {name}{' '}
                <Badge tone="warning" icon="warning">
                  {value}
                </Badge>
              </div>
              <p className="app-verify__hint">{say(reading.reading, reading.reasons)}</p>
              <div className="app-verify__answer">
                <Field
                  label={t('verify.comment')}
                  labelNote={`${reading.sample_code}, ${name}`}
                  required
                  error={isChecked && comment.trim() === '' && t('verify.commentRequired')}
                >
                  <Input
                    name={key}
                    value={comment}
                    maxLength={500}
                    autoComplete="off"
                    onChange={({ target }) => onComment(key, target.value)}
                  />
                </Field>
                {onRepeat && <Button onClick={() => onRepeat(reading.sample)}>{t('verify.repeat')}</Button>}
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
