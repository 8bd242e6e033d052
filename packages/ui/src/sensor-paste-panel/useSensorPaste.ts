import { useMessages } from '../provider/index.ts';
import { lineWords } from './lineWords.ts';
import { locationText } from './locationText.ts';
import { sensorPasteTexts } from './sensorPasteTexts.ts';
import { type SensorPasteParams, usePaste } from './usePaste.ts';
import { usePasteWords } from './usePasteWords.ts';

/** @experimental */
export type SensorPasteController = ReturnType<typeof useSensorPaste>;

/**
 * State of a paste: it is computed while rendering, and nothing reaches the host before it is applied. It gives
 * the attributes of the controls and finished texts for markup of your own.
 * @experimental
 */
export function useSensorPaste(params: SensorPasteParams) {
  const t = useMessages(sensorPasteTexts);
  const { current = {} } = params;
  const paste = usePaste(params);
  const words = usePasteWords(paste, current);
  const { refused, rowIndex, rowCount, setRowIndex, location } = paste;
  /** Natively disabled, a button would lose the focus to nothing. */
  const button = (children: string, onClick: () => void, isUseless = false) => ({
    type: 'button' as const,
    children,
    onClick: () => isUseless || onClick(),
    'aria-disabled': isUseless || undefined,
  });
  return {
    ...paste,
    ...words,
    /** The lines to show, each with its reading, its value and its problem in words. */
    lines: paste.lines.map((line) => ({ ...line, ...lineWords(line, location.position, current, t) })),
    /** For a `role="status"`: the state of the search for the position, or the reason why there is none. */
    locationText: locationText(location, t),
    /** 'Row 2 of 25'; '' for one row. */
    rowText:
      rowCount > 1
        ? `${t('sensorPaste.row')} ${rowIndex + 1} ${t('sensorPaste.rowOf', { count: rowCount })}`
        : '',
    /** For the text area; it needs a name. */
    getTextProps: () => ({
      value: paste.text,
      spellCheck: false,
      autoCapitalize: 'none',
      autoComplete: 'off',
      placeholder: t('sensorPaste.placeholder'),
      onChange: ({ target }: { target: { value: string } }) => paste.setText(target.value),
    }),
    /** For the button that applies the readings. A press that can apply nothing gives the reason as `failure`. */
    getApplyProps: () => ({
      ...button(t('sensorPaste.apply'), paste.apply),
      'aria-busy': paste.status === 'pending' || undefined,
    }),
    /** For the button that leaves out the refused lines. */
    getLeaveOutProps: () =>
      button(t('sensorPaste.leaveOut', { count: refused }), paste.leaveOut, refused === 0),
    getClearProps: () => button(t('sensorPaste.clear'), paste.clear, paste.isEmpty),
    getPreviousRowProps: () =>
      button(t('sensorPaste.previousRow'), () => setRowIndex(rowIndex - 1), rowIndex === 0),
    getNextRowProps: () =>
      button(t('sensorPaste.nextRow'), () => setRowIndex(rowIndex + 1), rowIndex >= rowCount - 1),
    /** For the button that searches for the position of the device. */
    getLocateProps: () => ({
      ...button(t('sensorPaste.locate'), location.start),
      'aria-busy': location.status === 'pending' || undefined,
    }),
    /** For the button that takes the best position so far. */
    getTakeNowProps: () => button(t('sensorPaste.takeNow'), location.takeNow, !location.position),
    /** For the button that ends a search and drops its position. */
    getCancelLocateProps: () => button(t('common.cancel'), location.cancel),
  };
}
