import type { ControlValue, Device } from '@udongo/sdk';
import { Alert, formatReading, sensorReadingMessages, useMessages } from '@udongo/ui';
import { Link } from 'react-router';
import { useControlText } from './controlTexts.ts';

const texts = { sensorReading: sensorReadingMessages };

interface ControlNoticeProps {
  /** State of today's control soil with a probe; undefined where the service has none. */
  state: Device['control_state'];
  /** Id of the probe. */
  device: number | null;
  /** Whether it says also that all is well. Default false. */
  isWhole?: boolean;
}

/** Warns while today's control soil is missing or beyond its limits, with the way to measure one. */
export function ControlNotice({ state, device, isWhole = false }: ControlNoticeProps) {
  const t = useControlText();
  if (state === undefined || (!isWhole && state !== 'missing' && state !== 'beyond')) return null;
  const link = <Link to={`/devices?controls=${device}`}>{t('control.link')}</Link>;
  if (state === 'not_asked') return <p>{link}</p>;
  return (
    <Alert tone={state === 'within' ? 'info' : 'warning'}>
      <p>{t(`control.${state}`)}</p>
      {link}
    </Alert>
  );
}

/** The values that are beyond their limits, a line each; nothing where all are within. */
export function BeyondValues({ values }: { values: readonly ControlValue[] }) {
  const t = useControlText();
  const ui = useMessages(texts);
  const beyond = values.filter(({ is_within }) => !is_within);
  if (beyond.length === 0) return null;
  return (
    <ul>
      {beyond.map(({ reading, value, below_limit, expected, expected_below_limit, limit }) => (
        <li key={reading}>
          {t('control.values', {
            reading: ui(`sensorReading.${reading}`),
            value: formatReading(reading, value, below_limit),
            expected: formatReading(reading, expected, expected_below_limit),
            limit: formatReading(reading, limit),
          })}
        </li>
      ))}
    </ul>
  );
}
