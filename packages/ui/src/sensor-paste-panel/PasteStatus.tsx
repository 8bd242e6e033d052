import { intlLocales } from '../messages/intlLocales.ts';
import { useLanguageTag } from '../provider/index.ts';
import { usePasteParts } from './pasteParts.ts';

/** "7 readings to apply · 1 to check · 2 lines to correct. Not there: pH, Latitude." A polite live region. */
export function PasteStatus() {
  const { paste, current, slot, t } = usePasteParts();
  const locale = useLanguageTag();
  const { lines, missing, refused, appliedCount, notApplied, isReading, count } = paste;
  const checks = lines.filter(({ problem }) => problem?.severity === 'warning').length;
  const namesOf = (readings: typeof missing) =>
    new Intl.ListFormat([...intlLocales(locale)], { type: 'unit' }).format(
      readings.map((reading) => t(`sensorReading.${reading}`)),
    );
  const kept = missing.filter((reading) => (current[reading]?.trim() ?? '') !== '');
  const absent = missing.filter((reading) => !kept.includes(reading));
  const isDone = appliedCount > 0 && lines.length === 0 && !isReading;
  const summary = [
    isReading && t('sensorPaste.parsing'),
    count > 0 && t('sensorPaste.ready', { count }),
    checks > 0 && t('sensorPaste.toCheck', { count: checks }),
    refused > 0 && t('sensorPaste.refused', { count: refused }),
  ].filter(Boolean);
  return slot(
    'status',
    <p role="status">
      {isDone ? t('sensorPaste.applied', { count: appliedCount }) : summary.join(' · ')}
      {isDone && notApplied.length > 0 && (
        <span className="udongo-sensor-paste-panel__missing">
          {t('sensorPaste.notApplied', { names: namesOf(notApplied) })}
        </span>
      )}
      {count > 0 && absent.length > 0 && (
        <span className="udongo-sensor-paste-panel__missing">
          {t('sensorPaste.missing', { names: namesOf(absent) })}
        </span>
      )}
      {count > 0 && kept.length > 0 && (
        <span className="udongo-sensor-paste-panel__missing">
          {t('sensorPaste.kept', { names: namesOf(kept) })}
        </span>
      )}
    </p>,
  );
}
