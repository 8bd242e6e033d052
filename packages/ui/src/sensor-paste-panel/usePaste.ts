import { useMemo, useState } from 'react';
import {
  type DeviceLocationState,
  type LocatedPosition,
  type LocatePort,
  useDeviceLocation,
} from '../lib/useDeviceLocation.ts';
import { type Port, usePort } from '../lib/usePort.ts';
import { useReadFailure } from '../lib/useReadFailure.ts';
import { useMessages } from '../provider/index.ts';
import type { SensorLine, SensorRow, SensorText } from './parseSensorText.ts';
import type { CurrentReadings } from './sensorPasteSlots.ts';
import { sensorPasteTexts } from './sensorPasteTexts.ts';
import {
  isCoordinate,
  judgeReadings,
  type SensorReading,
  type SensorValues,
  sensorReadings,
} from './sensorReadings.ts';
import { longText, useParsedText } from './useParsedText.ts';

export interface SensorPasteParams {
  /**
   * Takes the readings, in the units of `SensorReading`; a promise is awaited, and its rejection is shown in
   * place.
   */
  onApply: (
    values: SensorValues,
    options: {
      signal: AbortSignal;
      /** The readings that are below the limit of their method: their value is that limit. */
      below: readonly SensorReading[];
    },
  ) => unknown;
  /**
   * Whether `onApply` takes "< 5", a reading below the limit of its method; otherwise such a line has to be corrected.
   * Default: false.
   */
  keepsLimits?: boolean | undefined;
  /** Finds the location of the device; `locateDevice` of the SDK fits. Default: no position is offered. */
  locate?: LocatePort | undefined;
  /** The values that would be replaced; shown beside the new ones. */
  current?: CurrentReadings | undefined;
}

export interface PasteState {
  text: string;
  /** A long text is stored outside the text area: a phone would take seconds to lay it out. */
  isLong: boolean;
  setText: (text: string) => void;
  clear: () => void;
  /** A long text is still being read. */
  isReading: boolean;
  format: SensorText['format'];
  rowCount: number;
  /** 0-based. */
  rowIndex: number;
  setRowIndex: (index: number) => void;
  /** The lines to show: the first of each reading, and the first ten of all others. */
  lines: readonly SensorLine[];
  /** The number of hidden lines. */
  omittedLines: number;
  /** The values to apply: pasted readings and the device's position. */
  values: SensorValues;
  /** Those of them that are below the limit of their method. */
  below: readonly SensorReading[];
  /** The number of these values. */
  count: number;
  /** Nothing was pasted, and no position was found. */
  isEmpty: boolean;
  /** Readings without a line. */
  missing: readonly SensorReading[];
  /**
   * The number of lines that can't be applied as they are. Nothing is applied before they are corrected or
   * left out.
   */
  refused: number;
  /** Leaves out these lines; another text or row is whole again. */
  leaveOut: () => void;
  /** Replaces the pasted value with the one that a problem suggests. */
  correct: (correction: SensorValues) => void;
  location: DeviceLocationState;
  apply: () => void;
  status: 'idle' | 'pending' | 'success' | 'error';
  /** The reason why the last press of "Apply" applied nothing, in the language of the page; '' for none. */
  failure: string;
  /** The number of presses of "Apply" while there is nothing to apply, or a line to correct. */
  refusals: number;
  /** The number of readings that were applied last; 0 after another paste. */
  appliedCount: number;
  /** The lines without effect, as pasted: unknown ones and those that were left out. After an apply, the lines of the applied text. */
  leftOut: readonly SensorLine[];
}

/** The number of shown lines beside the first of each reading. */
const shownOthers = 10;

/** State of a paste: it is computed while rendering, and nothing reaches the host before it is applied. */
export function usePaste({ onApply, keepsLimits = false, locate }: SensorPasteParams): PasteState {
  const [text, setOwnText] = useState('');
  const [rowIndex, setOwnRowIndex] = useState(0);
  const [corrections, setCorrections] = useState<SensorValues>({});
  const [isLeftOut, setIsLeftOut] = useState(false);
  const [applied, setApplied] = useState(nothingApplied);
  const t = useMessages(sensorPasteTexts);
  const readFailure = useReadFailure();
  const location = useDeviceLocation(locate);
  const apply: Port<Outcome, unknown> = async ({ values, below }, options) =>
    onApply(values, { ...options, below });
  const port = usePort(apply);

  const { parsed, isReading } = useParsedText(text);
  const row = useMemo(
    () => parsed.row(rowIndex, corrections, { keepsLimits }),
    [parsed, rowIndex, corrections, keepsLimits],
  );
  const { position } = location;
  const outcome = useMemo(() => withPosition(row, position, isLeftOut), [row, position, isLeftOut]);

  const count = Object.keys(outcome.values).length;
  const { refused } = outcome;
  const sayObstacle = () => {
    if (count === 0) return `${t('sensorPaste.nothing')}. ${t('sensorPaste.nothingHint')}`;
    return refused > 0
      ? `${t('sensorPaste.refused', { count: refused })}. ${t('sensorPaste.refusedHint')}`
      : '';
  };
  const obstacle = sayObstacle();

  const restart = (change: () => void) => {
    change();
    setCorrections({});
    setIsLeftOut(false);
    setApplied(nothingApplied);
    port.reset();
  };
  const setText = (next: string) =>
    restart(() => {
      setOwnText(next);
      setOwnRowIndex(0);
    });

  return {
    text,
    isLong: text.length > longText,
    setText,
    clear: () => {
      setText('');
      location.forget();
    },
    isReading,
    format: parsed.format,
    rowCount: parsed.rowCount,
    rowIndex,
    setRowIndex: (index) =>
      restart(() => setOwnRowIndex(Math.min(Math.max(Math.trunc(index) || 0, 0), parsed.rowCount - 1))),
    ...outcome,
    count,
    isEmpty: text.trim() === '' && outcome.lines.length === 0,
    missing: sensorReadings.filter((reading) => !outcome.lines.some((line) => line.reading === reading)),
    leaveOut: () => setIsLeftOut(true),
    correct: (correction) => setCorrections((before) => ({ ...before, ...correction })),
    location,
    apply: async () => {
      // After an apply, the status still says that it was done.
      const isDone = applied.appliedCount > 0 && outcome.lines.length === 0;
      if (port.status === 'pending' || isReading || isDone) return;
      if (obstacle) return setApplied(({ refusals }) => ({ ...nothingApplied, refusals: refusals + 1 }));
      const result = await port.run(outcome);
      if (result.status === 'error') {
        const { message } = await readFailure(result.error, t('failure.unknownError'));
        setApplied({ ...nothingApplied, failure: message });
      }
      if (result.status !== 'success') return;
      setOwnText('');
      setOwnRowIndex(0);
      setCorrections({});
      setIsLeftOut(false);
      location.forget();
      setApplied({ ...nothingApplied, appliedCount: count, leftOut: outcome.leftOut });
    },
    status: port.status,
    ...applied,
    leftOut: outcome.lines.length > 0 ? outcome.leftOut : applied.leftOut,
    failure: applied.refusals > 0 ? obstacle : port.status === 'error' ? applied.failure : '',
  };
}

const nothingApplied: Pick<PasteState, 'appliedCount' | 'leftOut' | 'failure' | 'refusals'> = {
  appliedCount: 0,
  leftOut: [],
  failure: '',
  refusals: 0,
};

interface Outcome {
  lines: readonly SensorLine[];
  omittedLines: number;
  values: SensorValues;
  below: readonly SensorReading[];
  refused: number;
  leftOut: readonly SensorLine[];
}

/**
 * The lines to show, without those that are left out; the device's position comes after the pasted readings,
 * and replaces them.
 */
function withPosition(
  row: SensorRow,
  position: DeviceLocationState['position'],
  isLeftOut: boolean,
): Outcome {
  const found = position ? linesOf(position) : [];
  const lines = row.lines.map((line): SensorLine => {
    if (position && line.reading !== null && isCoordinate(line.reading)) {
      return { ...line, problem: { kind: 'replaced', severity: 'note' } };
    }
    if (!isLeftOut || !isRefused(line)) return line;
    return { ...line, problem: { kind: 'leftOut', severity: 'note' } };
  });
  // The first line with a number counts.
  const keyOf = ({ reading, value }: SensorLine) => `${reading} ${value === null}`;
  const firsts = new Map([...lines].reverse().map((line) => [keyOf(line), line]));
  const rest = lines.filter((line) => line.reading === null || firsts.get(keyOf(line)) !== line);
  const hidden = new Set(rest.slice(shownOthers));
  const { latitude: _, longitude: __, ...others } = row.values;
  return {
    lines: [...lines.filter((line) => !hidden.has(line)), ...found],
    omittedLines: row.omittedLines + hidden.size,
    values: position ? { ...others, ...usable(found) } : row.values,
    below: row.below,
    refused: [...lines, ...found].filter(isRefused).length,
    leftOut: lines.filter(({ problem }) => problem?.kind === 'leftOut' || problem?.kind === 'unknownKey'),
  };
}

function isRefused({ problem }: SensorLine): boolean {
  return problem?.severity === 'error';
}

function linesOf(position: LocatedPosition): SensorLine[] {
  const { latitude, longitude } = position;
  const problems = judgeReadings({ latitude, longitude });
  return (['latitude', 'longitude'] as const).map((reading) => ({
    line: 0,
    key: '',
    original: '',
    reading,
    value: position[reading],
    isBelow: false,
    problem: problems[reading] ?? null,
  }));
}

function usable(found: readonly SensorLine[]): SensorValues {
  return Object.fromEntries(found.flatMap((line) => (isRefused(line) ? [] : [[line.reading, line.value]])));
}
