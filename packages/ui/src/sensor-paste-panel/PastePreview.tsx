import { readLimit } from '@udongo/sdk/results';
import { Button } from '../primitives/button/index.ts';
import { Icon } from '../primitives/icon/index.ts';
import type { SensorLine } from './parseSensorText.ts';
import { usePasteParts } from './pasteParts.ts';
import { formatReading, pasteProblemText } from './problemText.ts';

/** Each pasted line with its problem and the value that it would replace. */
export function PastePreview() {
  const { paste, slot, t } = usePasteParts();
  const { lines, omittedLines } = paste;
  if (lines.length === 0) return null;
  return (
    <>
      {slot(
        'preview',
        <table>
          <caption>{t('sensorPaste.preview')}</caption>
          <thead>
            <tr>
              <th scope="col" className="udongo-sensor-paste-panel__heading">
                {t('sensorPaste.reading')}
              </th>
              <th scope="col" className="udongo-sensor-paste-panel__heading">
                {t('sensorPaste.pasted')}
              </th>
              <th scope="col" className="udongo-sensor-paste-panel__heading">
                {t('sensorPaste.value')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the paste
              <PreviewLine key={index} line={line} />
            ))}
          </tbody>
        </table>,
      )}
      {omittedLines > 0 && (
        <p className="udongo-sensor-paste-panel__omitted">
          {t('sensorPaste.omitted', { count: omittedLines })}
        </p>
      )}
    </>
  );
}

const icons = { error: 'alert', warning: 'warning', note: 'info' } as const;

function PreviewLine({ line }: { line: SensorLine }) {
  const { paste, current, slot, t } = usePasteParts();
  const { reading, value, isBelow, problem, original, key } = line;
  const { position } = paste.location;
  const isApplied = reading !== null && value !== null && isTaken(line);
  const replaced = isApplied ? replacedBy(current[reading], line) : '';
  return (
    <>
      {slot(
        'line',
        <tr data-severity={problem?.severity}>
          <th scope="row" tabIndex={-1}>
            {reading ? t(`sensorReading.${reading}`) : key || '–'}
          </th>
          <td>
            {line.line === 0 && position
              ? t('sensorPaste.device', { meters: Math.max(1, Math.round(position.accuracyMeters)) })
              : original}
          </td>
          <td>
            {isApplied ? formatReading(reading, value, isBelow) : '–'}
            {replaced && (
              <span className="udongo-sensor-paste-panel__replaces">
                {t('sensorPaste.replaces', { value: replaced })}
              </span>
            )}
          </td>
        </tr>,
      )}
      {problem && (
        <tr data-severity={problem.severity}>
          <td colSpan={3}>
            {slot(
              'problem',
              <div>
                <Icon name={icons[problem.severity]} width={16} height={16} />
                <span>{pasteProblemText(problem, reading, t)}</span>
                <Correction line={line} />
              </div>,
            )}
          </td>
        </tr>
      )}
    </>
  );
}

function Correction({ line: { problem, reading } }: { line: SensorLine }) {
  const { paste, t } = usePasteParts();
  const correction = problem?.correction;
  if (!correction || !reading) return null;
  const value = correction[reading];
  return (
    <Button
      size="small"
      onClick={(event) => {
        paste.correct(correction);
        // The button disappears with the problem: move the focus to the line.
        event.currentTarget.closest('tr')?.previousElementSibling?.querySelector('th')?.focus();
      }}
    >
      {problem.kind === 'swapped' || value === undefined
        ? t('sensorReading.swap')
        : t('sensorReading.use', { value: formatReading(reading, value) })}
    </Button>
  );
}

export function isTaken({ problem }: SensorLine): boolean {
  return problem?.severity !== 'error' && problem?.severity !== 'note';
}

/** The field's current value, if it differs. */
function replacedBy(typed = '', { value, isBelow }: SensorLine): string {
  const shown = typed.trim();
  const limit = readLimit(shown);
  const isSame = Number(limit.text.replace(',', '.')) === value && limit.isBelow === isBelow;
  return shown === '' || isSame ? '' : shown;
}
