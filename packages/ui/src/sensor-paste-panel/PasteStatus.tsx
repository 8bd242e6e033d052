import { usePasteParts } from './pasteParts.ts';

/** "7 readings to apply · 1 to check · 2 lines to correct. Not there: pH, Latitude." A polite live region. */
export function PasteStatus() {
  const { words, slot } = usePasteParts();
  const { statusText, leftOutText, missingText, keptText } = words;
  return slot(
    'status',
    <p role="status">
      {statusText}
      {[leftOutText, missingText, keptText].filter(Boolean).map((text) => (
        <span key={text} className="udongo-sensor-paste-panel__missing">
          {text}
        </span>
      ))}
    </p>,
  );
}
