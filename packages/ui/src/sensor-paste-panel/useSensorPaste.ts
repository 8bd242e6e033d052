import { readErrorMessage } from '../lib/errors.ts';
import { useMessages } from '../provider/index.ts';
import { isTaken } from './PastePreview.tsx';
import { formatReading, pasteProblemText } from './problemText.ts';
import { sensorPasteTexts } from './sensorPasteTexts.ts';
import { type SensorPasteParams, usePaste } from './usePaste.ts';

/** @experimental */
export type SensorPasteController = ReturnType<typeof useSensorPaste>;

/**
 * State of a paste: it is computed while rendering, and nothing reaches the host before it is applied. It gives
 * the attributes of the controls and finished texts for markup of your own.
 * @experimental
 */
export function useSensorPaste(params: SensorPasteParams) {
  const t = useMessages(sensorPasteTexts);
  const { error, ...paste } = usePaste(params);
  const { count, refused, lines, status, isReading, appliedCount } = paste;
  const isDone = appliedCount > 0 && lines.length === 0;
  const summary = [
    isReading && t('sensorPaste.parsing'),
    isDone && t('sensorPaste.applied', { count: appliedCount }),
    count > 0 && t('sensorPaste.ready', { count }),
    refused > 0 && t('sensorPaste.refused', { count: refused }),
  ];
  return {
    ...paste,
    /** The lines to show, each with its reading, its value and its problem in words. */
    lines: lines.map((line) => {
      const { reading, value, isBelow, problem, key } = line;
      const isApplied = reading !== null && value !== null && isTaken(line);
      return {
        ...line,
        /** The reading's name, or the key as pasted. */
        label: reading ? t(`sensorReading.${reading}`) : key,
        /** The value to apply with its unit; '' for none. */
        valueText: isApplied ? formatReading(reading, value, isBelow) : '',
        /** '' for none. */
        problemText: problem ? pasteProblemText(problem, reading, t) : '',
      };
    }),
    /** For a `role="status"`: '7 readings to apply · 2 lines to correct'. */
    statusText: summary.filter(Boolean).join(' · '),
    /** The reason why nothing was applied; '' for none. */
    failure: status === 'error' ? readErrorMessage(error, t('failure.unknownError')) : '',
    /** For the text area; it needs a name. */
    getTextProps: () => ({
      value: paste.text,
      spellCheck: false,
      autoCapitalize: 'none',
      autoComplete: 'off',
      placeholder: t('sensorPaste.placeholder'),
      onChange: ({ target }: { target: { value: string } }) => paste.setText(target.value),
    }),
    /** For the button that applies the readings; its text is a child. */
    getApplyProps: () => ({
      type: 'button' as const,
      disabled: refused > 0 || count === 0,
      'aria-busy': status === 'pending' || undefined,
      onClick: paste.apply,
    }),
  };
}
