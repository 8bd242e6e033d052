import type { SensorValues } from '@udongo/ui';
import { useSensorPaste } from '@udongo/ui/experimental';

/** The paste of a probe in plain HTML. */
export function Paste({
  onApply,
}: {
  onApply: (values: SensorValues) => void;
}) {
  const paste = useSensorPaste({ onApply });
  return (
    <>
      <label>
        Readings
        <textarea {...paste.getTextProps()} />
      </label>
      <ul>
        {paste.lines.map(({ line, label, valueText, problemText }) => (
          <li key={line}>
            {label} {valueText} {problemText}
          </li>
        ))}
      </ul>
      {paste.refused > 0 && (
        <button type="button" onClick={paste.leaveOut}>
          Leave them out
        </button>
      )}
      <p role="status">{paste.failure || paste.statusText}</p>
      <button {...paste.getApplyProps()}>Apply</button>
    </>
  );
}
