import { intlLocales } from '../messages/intlLocales.ts';
import { useLanguageTag, useMessages } from '../provider/index.ts';
import type { CurrentReadings } from './sensorPasteSlots.ts';
import { sensorPasteTexts } from './sensorPasteTexts.ts';
import type { SensorReading } from './sensorReadings.ts';
import type { PasteState } from './usePaste.ts';

/** Says a paste in the language of the page; each text is '' while there is nothing to say. */
export function usePasteWords(paste: PasteState, current: CurrentReadings) {
  const t = useMessages(sensorPasteTexts);
  const locale = useLanguageTag();
  const { lines, missing, refused, appliedCount, notApplied, isReading, count } = paste;
  const checks = lines.filter(({ problem }) => problem?.severity === 'warning').length;
  const isDone = appliedCount > 0 && lines.length === 0 && !isReading;
  const absent = count > 0 ? missing : [];
  const isKept = (reading: SensorReading) => Boolean(current[reading]?.trim());
  const sayNames = (key: 'missing' | 'kept' | 'notApplied', readings: readonly SensorReading[]) => {
    if (readings.length === 0) return '';
    const list = new Intl.ListFormat([...intlLocales(locale)], { type: 'unit' });
    const names = list.format(readings.map((reading) => t(`sensorReading.${reading}`)));
    return t(`sensorPaste.${key}`, { names });
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
    missingText: sayNames(
      'missing',
      absent.filter((reading) => !isKept(reading)),
    ),
    /** 'Stay as they are: Nitrogen.': readings that are typed already and were not pasted. */
    keptText: sayNames('kept', absent.filter(isKept)),
    /** 'Not applied: Potassium.': readings that were left out at the last apply. */
    notAppliedText: sayNames('notApplied', isDone ? notApplied : []),
    /** '3 more lines are not shown.' */
    omittedText: paste.omittedLines > 0 ? t('sensorPaste.omitted', { count: paste.omittedLines }) : '',
  };
}
