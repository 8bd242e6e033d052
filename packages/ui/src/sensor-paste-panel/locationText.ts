import type { DeviceLocationState } from '../lib/useDeviceLocation.ts';
import type { sensorPaste } from '../messages/en/sensorPaste.ts';
import type { TranslateOf } from '../messages/index.ts';

/** The state of a search for the device's position, or the reason why there is none; '' before the first one. */
export function locationText(
  { status, position, problem }: DeviceLocationState,
  t: TranslateOf<{ sensorPaste: typeof sensorPaste }>,
): string {
  if (problem) return problem.text || t(`sensorPaste.${problem.kind}`);
  const isLooking = status === 'pending';
  if (!position) return isLooking ? t('sensorPaste.locating') : '';
  return t(isLooking ? 'sensorPaste.accuracy' : 'sensorPaste.located', { meters: metersOf(position) });
}

/** Whole metres, at least one: no device is more exact. */
export function metersOf({ accuracyMeters }: { accuracyMeters: number }): number {
  return Math.max(1, Math.round(accuracyMeters));
}
