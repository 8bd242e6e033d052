import { readLimit } from '@udongo/sdk/results';
import type { LocatedPosition } from '../lib/useDeviceLocation.ts';
import type { TranslateOf } from '../messages/index.ts';
import { metersOf } from './locationText.ts';
import type { SensorLine } from './parseSensorText.ts';
import { correctionText, formatReading, pasteProblemText } from './problemText.ts';
import type { CurrentReadings } from './sensorPasteSlots.ts';
import type { sensorPasteTexts } from './sensorPasteTexts.ts';

/** A pasted line in words. */
export interface LineWords {
  /** The reading's name, or the key as pasted. */
  label: string;
  /** The line as pasted; the device and its accuracy for a line of its position. */
  pastedText: string;
  /** The value to apply with its unit; '' for none. */
  valueText: string;
  /** The typed value that it replaces, if it is another one; '' for none. */
  replacedText: string;
  /** '' for none. */
  problemText: string;
  /** For a button that calls `correct` with the problem's `correction`; '' for none. */
  correctionText: string;
}

/** Says a line in words: what was pasted, what is applied, what it replaces, and its problem. */
export function lineWords(
  line: SensorLine,
  position: LocatedPosition | null,
  current: CurrentReadings,
  t: TranslateOf<typeof sensorPasteTexts>,
): LineWords {
  const { reading, value, isBelow, problem, original, key } = line;
  const isApplied = reading !== null && value !== null && isTaken(line);
  return {
    label: reading ? t(`sensorReading.${reading}`) : key,
    pastedText:
      line.line === 0 && position ? t('sensorPaste.device', { meters: metersOf(position) }) : original,
    valueText: isApplied ? formatReading(reading, value, isBelow) : '',
    replacedText: isApplied ? sayReplaced(current[reading], line, t) : '',
    problemText: problem ? pasteProblemText(problem, reading, t) : '',
    correctionText: problem && reading ? correctionText(problem, reading, t) : '',
  };
}

function isTaken({ problem }: SensorLine): boolean {
  return problem?.severity !== 'error' && problem?.severity !== 'note';
}

function sayReplaced(
  typed = '',
  { value, isBelow }: SensorLine,
  t: TranslateOf<typeof sensorPasteTexts>,
): string {
  const shown = typed.trim();
  const limit = readLimit(shown);
  const isSame = Number(limit.text.replace(',', '.')) === value && limit.isBelow === isBelow;
  return shown === '' || isSame ? '' : t('sensorPaste.replaces', { value: shown });
}
