import { locateDevice } from '@udongo/sdk/location';
import type { SensorValues } from '@udongo/ui';
import { useSensorPaste } from '@udongo/ui/experimental';

/** The paste of a probe in plain HTML. */
export function Paste({
  onApply,
}: {
  onApply: (values: SensorValues) => void;
}) {
  const paste = useSensorPaste({ onApply, locate: locateDevice });
  return (
    <>
      <label>
        Readings
        <textarea {...paste.getTextProps()} />
      </label>
      <p>
        <button {...paste.getLocateProps()} />{' '}
        <span role="status">{paste.locationText}</span>
      </p>
      {paste.rowText && (
        <p>
          <button {...paste.getPreviousRowProps()} /> {paste.rowText}{' '}
          <button {...paste.getNextRowProps()} />
        </p>
      )}
      <ul>
        {paste.lines.map(
          ({ line, label, pastedText, valueText, problemText }) => (
            <li key={`${line} ${label}`}>
              {label} {valueText || pastedText} {problemText}
            </li>
          ),
        )}
      </ul>
      {paste.omittedText && <p>{paste.omittedText}</p>}
      {paste.refused > 0 && <button {...paste.getLeaveOutProps()} />}
      <p role="status">
        {paste.statusText} {paste.leftOutText} {paste.missingText}
      </p>
      <p role="alert">{paste.failure}</p>
      <button {...paste.getApplyProps()} />
    </>
  );
}
