import { useMemo, useState } from 'react';
import { type DeviceLocationState, type LocatePort, useDeviceLocation } from '../lib/useDeviceLocation.ts';
import { type Port, usePort } from '../lib/usePort.ts';
import { judgeReadings } from './judgeReadings.ts';
import type { SensorLine, SensorText } from './parseSensorText.ts';
import { isCoordinate, type SensorReading, type SensorValues, sensorReadings } from './sensorReadings.ts';
import { longText, useParsedText } from './useParsedText.ts';

export interface SensorPasteParams {
  /** Takes the readings, in the units of `SensorReading`; a promise is awaited, and what it rejects with is said in place. */
  onApply: (values: SensorValues, options: { signal: AbortSignal }) => unknown;
  /** Finds where the device is; `locateDevice` of the SDK fits. Default: no position is offered. */
  locate?: LocatePort | undefined;
}

export interface SensorPasteState {
  text: string;
  /** Long text is kept beside the text area: a phone would take seconds to lay it out. */
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
  /** How many lines are not shown. */
  omittedLines: number;
  /** What would be applied: pasted readings and the device's position. */
  values: SensorValues;
  /** Readings that would still be without a value. */
  missing: readonly SensorReading[];
  /** Puts what a problem suggests in the place of what was pasted. */
  correct: (correction: SensorValues) => void;
  location: DeviceLocationState;
  apply: () => void;
  status: 'idle' | 'pending' | 'success' | 'error';
  error: unknown;
  /** How many readings were applied last; 0 once something else is pasted. */
  appliedCount: number;
  /** Readings that were pasted with a value nobody could apply, as of the last apply; they went with the text. */
  notApplied: readonly SensorReading[];
}

/** How many lines are shown beside the first of each reading. */
const shownOthers = 10;

/** State of a paste: what was read is worked out while rendering, and nothing reaches the host before it is applied. */
export function useSensorPaste({ onApply, locate }: SensorPasteParams): SensorPasteState {
  const [text, setOwnText] = useState('');
  const [rowIndex, setOwnRowIndex] = useState(0);
  const [corrections, setCorrections] = useState<SensorValues>({});
  const [applied, setApplied] = useState(nothingApplied);
  const location = useDeviceLocation(locate);
  const apply: Port<SensorValues, unknown> = async (values, options) => onApply(values, options);
  const port = usePort(apply);

  const { parsed, isReading } = useParsedText(text);
  const row = useMemo(() => parsed.row(rowIndex, corrections), [parsed, rowIndex, corrections]);
  const { position } = location;
  const outcome = useMemo(() => withPosition(row, position), [row, position]);

  const restart = (change: () => void) => {
    change();
    setCorrections({});
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
    missing: sensorReadings.filter((reading) => outcome.values[reading] === undefined),
    correct: (correction) => setCorrections((before) => ({ ...before, ...correction })),
    location,
    apply: async () => {
      const count = Object.keys(outcome.values).length;
      if (port.status === 'pending' || count === 0) return;
      const result = await port.run(outcome.values);
      if (result.status !== 'success') return;
      setOwnText('');
      setOwnRowIndex(0);
      setCorrections({});
      location.forget();
      setApplied({ appliedCount: count, notApplied: refusedReadings(outcome) });
    },
    status: port.status,
    error: port.error,
    ...applied,
  };
}

const nothingApplied: Pick<SensorPasteState, 'appliedCount' | 'notApplied'> = {
  appliedCount: 0,
  notApplied: [],
};

function refusedReadings({ lines, values }: Outcome): SensorReading[] {
  const pasted = new Set(lines.map(({ reading }) => reading));
  return sensorReadings.filter((reading) => pasted.has(reading) && values[reading] === undefined);
}

interface Outcome {
  lines: readonly SensorLine[];
  omittedLines: number;
  values: SensorValues;
}

/** The position of the device stands after what was pasted, and in its place. */
function withPosition(
  { lines, values, omittedLines }: ReturnType<SensorText['row']>,
  position: DeviceLocationState['position'],
): Outcome {
  // The first line that has a number is the one that counts.
  const keyOf = ({ reading, value }: SensorLine) => `${reading} ${value === null}`;
  const firsts = new Map([...lines].reverse().map((line) => [keyOf(line), line]));
  const rest = lines.filter((line) => line.reading === null || firsts.get(keyOf(line)) !== line);
  const hidden = new Set(rest.slice(shownOthers));
  const shown = lines.filter((line) => !hidden.has(line));
  const left = omittedLines + hidden.size;
  if (!position) return { lines: shown, omittedLines: left, values };
  const { latitude, longitude } = position;
  const problems = judgeReadings({ latitude, longitude });
  const replaced = shown.map((line): SensorLine => {
    if (line.reading === null || !isCoordinate(line.reading)) return line;
    return { ...line, problem: { kind: 'replaced', severity: 'note' } };
  });
  const found = (['latitude', 'longitude'] as const).map(
    (reading): SensorLine => ({
      line: 0,
      key: '',
      original: '',
      reading,
      value: position[reading],
      problem: problems[reading] ?? null,
    }),
  );
  const { latitude: _, longitude: __, ...others } = values;
  const usable = Object.fromEntries(
    found.flatMap(({ reading, value, problem }) => (problem?.severity === 'error' ? [] : [[reading, value]])),
  );
  return { lines: [...replaced, ...found], omittedLines: left, values: { ...others, ...usable } };
}
