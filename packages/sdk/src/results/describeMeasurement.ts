import type { Language, SampleResult } from '../generated/types.ts';
import { fill } from './resultCatalogues.ts';

/** Apart from `resultTexts`, which everything that shows results loads. Kiswahili: draft, needs a native speaker's review. */
const texts: Record<Language, { on: string; onBy: string; with: string; overdue: string }> = {
  en: {
    on: 'Measured on {day}.',
    onBy: 'Measured on {day} by {name}.',
    with: 'Probe: {device}.',
    overdue: 'The calibration of the probe was overdue.',
  },
  sw: {
    on: 'Ilipimwa {day}.',
    onBy: 'Ilipimwa {day} na {name}.',
    with: 'Kifaa cha kupimia: {device}.',
    overdue: 'Muda wa ulinganisho wa kifaa ulikuwa umepita.',
  },
};

/**
 * Writes when a sample was measured, by whom and with which probe, as far as it is known, and whether the calibration of the probe was overdue: "Measured on 18 Nov 2026 by Juma Kilonzo.
 * Probe: Field probe 1 (NPK7-00412)." `writeDay` gives an instant as people read it. "" where the day is not known. Errors: never throws.
 */
export function describeMeasurement(
  result: SampleResult,
  writeDay: (instant: string) => string,
  language: Language,
): string {
  const { measured_on, measured_by_name: name, measured_with: device } = result;
  if (!measured_on) return '';
  const own = texts[language];
  const on = fill(name ? own.onBy : own.on, { day: writeDay(measured_on), name: name ?? '' });
  return [on, device && fill(own.with, { device }), result.calibration_overdue && own.overdue]
    .filter(Boolean)
    .join(' ');
}
