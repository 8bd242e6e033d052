import { intlLocales } from '../messages/intlLocales.ts';
import { useLanguageTag, useMessages } from '../provider/index.ts';
import { lineWords } from './lineWords.ts';
import type { SensorLine } from './parseSensorText.ts';
import type { CurrentReadings } from './sensorPasteSlots.ts';
import { sensorPasteTexts } from './sensorPasteTexts.ts';
import type { SensorReading } from './sensorReadings.ts';
import type { PasteState } from './usePaste.ts';

/** The number of lines that are named as left out, with '…' for all further ones, and of the characters of each. */
const namedLines = 10;
const namedLength = 40;

/** Says a paste in the language of the page; each text is '' while there is nothing to say. */
export function usePasteWords(paste: PasteState, current: CurrentReadings) {
  const t = useMessages(sensorPasteTexts);
  const locale = useLanguageTag();
  const { lines, missing, refused, appliedCount, leftOut, isReading, count } = paste;
  const checks = lines.filter(({ problem }) => problem?.severity === 'warning').length;
  const isDone = appliedCount > 0 && lines.length === 0 && !isReading;
  const absent = count > 0 ? missing : [];
  const isKept = (reading: SensorReading) => Boolean(current[reading]?.trim());
  const sayNames = (key: 'missing' | 'kept' | 'skipped', names: readonly string[]) => {
    if (names.length === 0) return '';
    const list = new Intl.ListFormat([...intlLocales(locale)], { type: 'unit' });
    return t(`sensorPaste.${key}`, { names: list.format(names) });
  };
  const nameOf = (reading: SensorReading) => t(`sensorReading.${reading}`);
  const beginningOf = (line: SensorLine) => {
    const { label, pastedText } = lineWords(line, null, current, t);
    const text = `${label} ${pastedText}`.trim();
    return `“${text.slice(0, namedLength)}${text.length > namedLength ? '…' : ''}”`;
  };
  const summary = [
    isReading && t('sensorPaste.parsing'),
    count > 0 && t('sensorPaste.ready', { count }),
    checks > 0 && t('sensorPaste.toCheck', { count: checks }),
    refused > 0 && t('sensorPaste.refused', { count: refused }),
  ];
  return {
    /** For a `role="status"`: '7 readings to apply · 1 to check · 2 lines to correct'. */
    statusText: isDone
      ? t('sensorPaste.applied', { count: appliedCount })
      : summary.filter(Boolean).join(' · '),
    /** 'Not there: pH, Latitude.' */
    missingText: sayNames('missing', absent.filter((reading) => !isKept(reading)).map(nameOf)),
    /** 'Stay as they are: Nitrogen.': readings that are typed already and were not pasted. */
    keptText: sayNames('kept', absent.filter(isKept).map(nameOf)),
    /** 'Left out: “device 7”, “Potassium 0”.': lines without effect, before and after the rest is applied. */
    leftOutText: sayNames(
      'skipped',
      leftOut.slice(0, namedLines + 1).map((line, index) => (index < namedLines ? beginningOf(line) : '…')),
    ),
    /** '3 more lines are not shown.' */
    omittedText: paste.omittedLines > 0 ? t('sensorPaste.omitted', { count: paste.omittedLines }) : '',
  };
}
