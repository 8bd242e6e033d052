import {
  Button,
  Icon,
  type SensorLine,
  sensorPasteMessages,
  sensorReadingMessages,
  useMessages,
} from '@udongo/ui';
import { pasteProblemText } from '@udongo/ui/internal';
import { lineOf } from './benchReadings.ts';
import { useBenchText } from './benchTexts.ts';

const texts = { sensorPaste: sensorPasteMessages, sensorReading: sensorReadingMessages };

interface UnreadLinesProps {
  text: string;
  lines: readonly SensorLine[];
  onRemove: (line: SensorLine) => void;
}

/** The lines below the box that could not be read: each with its number, its problem and, where it is a line of the text, its removal. */
export function UnreadLines({ text, lines, onRemove }: UnreadLinesProps) {
  const t = useBenchText();
  const ui = useMessages(texts);
  return (
    <div role="status">
      {lines.length > 0 && (
        <ul className="app-bench__unread" aria-label={t('bench.unreadLines')}>
          {lines.map((line, index) => {
            const whole = lineOf(text, line);
            const problem = line.problem ? pasteProblemText(line.problem, line.reading, ui) : '';
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the text
              <li key={index} className="app-bench__warning">
                <Icon name="warning" width={18} height={18} />
                <span>
                  {whole === null
                    ? t('bench.unreadValue', { text: `${line.key} ${line.original}`.trim(), problem })
                    : t('bench.unreadLine', { line: line.line, text: whole.trim().slice(0, 120), problem })}
                </span>
                {whole !== null && (
                  <Button size="small" onClick={() => onRemove(line)}>
                    {t('bench.removeLine', { line: line.line })}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
