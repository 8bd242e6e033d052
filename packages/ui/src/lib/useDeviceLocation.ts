import { useRef, useState } from 'react';
import { readErrorMessage } from './errors.ts';
import { usePort } from './usePort.ts';

/** A device's location: degrees, and its accuracy in metres. */
export interface LocatedPosition {
  latitude: number;
  longitude: number;
  accuracyMeters: number;
}

/**
 * Finds the location of the device, and reports each better position; `locateDevice` of the SDK fits. Can
 * reject with an error that has `problem` ('denied', 'no-permissions-api', 'no-geolocation') or a `message`.
 */
export type LocatePort = (options: {
  signal: AbortSignal;
  onUpdate: (position: LocatedPosition) => void;
}) => Promise<LocatedPosition>;

export type LocateProblem = 'denied' | 'noPermissionsApi' | 'noGeolocation' | 'unavailable';

export interface DeviceLocationState {
  status: 'idle' | 'pending' | 'success' | 'error';
  /** The best position so far; it stays until a new search finds one or it is cleared. */
  position: LocatedPosition | null;
  /** The reason why there is none, while `status` is 'error'; a text if the port has its own. */
  problem: { kind: LocateProblem; text: string } | null;
  start: () => void;
  /** Stops the search and keeps the best position so far. */
  takeNow: () => void;
  /** Stops the search and drops its position. */
  cancel: () => void;
  forget: () => void;
}

/** Searches for the device's position, any number of times; a new search replaces the one before. */
export function useDeviceLocation(locate: LocatePort | undefined): DeviceLocationState {
  const [position, setPosition] = useState<LocatedPosition | null>(null);
  const before = useRef<LocatedPosition | null>(null);
  const port = usePort<void, LocatedPosition>(async (_, { signal }) => {
    if (!locate) throw new Error('No port finds the position.');
    const onUpdate = (better: LocatedPosition) => {
      if (!signal.aborted) setPosition(better);
    };
    return locate({ signal, onUpdate });
  });

  const start = async () => {
    before.current = position;
    const result = await port.run();
    if (result.status === 'success') setPosition(result.data);
  };
  return {
    status: port.status,
    position,
    problem: port.status === 'error' ? readProblem(port.error) : null,
    start,
    takeNow: port.reset,
    cancel: () => {
      port.reset();
      setPosition(before.current);
    },
    forget: () => {
      port.reset();
      setPosition(null);
    },
  };
}

const problems: Readonly<Record<string, LocateProblem>> = {
  denied: 'denied',
  'no-permissions-api': 'noPermissionsApi',
  'no-geolocation': 'noGeolocation',
  unavailable: 'unavailable',
};

function readProblem(error: unknown): { kind: LocateProblem; text: string } {
  const { problem } = (typeof error === 'object' && error !== null ? error : {}) as { problem?: unknown };
  const kind =
    typeof problem === 'string' && Object.hasOwn(problems, problem) ? problems[problem] : undefined;
  return { kind: kind ?? 'unavailable', text: kind ? '' : readErrorMessage(error, '') };
}
