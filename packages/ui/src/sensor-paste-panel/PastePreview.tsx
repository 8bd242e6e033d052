import { Button } from '../primitives/button/index.ts';
import { Icon } from '../primitives/icon/index.ts';
import { lineWords } from './lineWords.ts';
import type { SensorLine } from './parseSensorText.ts';
import { usePasteParts } from './pasteParts.ts';

/** Each pasted line with its problem and the value that it would replace. */
export function PastePreview() {
  const { paste, words, slot, t } = usePasteParts();
  const { lines } = paste;
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
      {words.omittedText && <p className="udongo-sensor-paste-panel__omitted">{words.omittedText}</p>}
    </>
  );
}

const icons = { error: 'alert', warning: 'warning', note: 'info' } as const;

function PreviewLine({ line }: { line: SensorLine }) {
  const { paste, current, slot, t } = usePasteParts();
  const { problem } = line;
  const words = lineWords(line, paste.location.position, current, t);
  return (
    <>
      {slot(
        'line',
        <tr data-severity={problem?.severity}>
          <th scope="row" tabIndex={-1}>
            {words.label || '–'}
          </th>
          <td>{words.pastedText}</td>
          <td>
            {words.valueText || '–'}
            {words.replacedText && (
              <span className="udongo-sensor-paste-panel__replaces">{words.replacedText}</span>
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
                <span>{words.problemText}</span>
                <Correction line={line} text={words.correctionText} />
              </div>,
            )}
          </td>
        </tr>
      )}
    </>
  );
}

function Correction({ line, text }: { line: SensorLine; text: string }) {
  const { paste } = usePasteParts();
  const correction = line.problem?.correction;
  if (!correction || !text) return null;
  return (
    <Button
      size="small"
      onClick={(event) => {
        paste.correct(correction);
        // The button disappears with the problem: move the focus to the line.
        event.currentTarget.closest('tr')?.previousElementSibling?.querySelector('th')?.focus();
      }}
    >
      {text}
    </Button>
  );
}
