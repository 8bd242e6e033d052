import { longestDelayMs } from '../longestDelayMs.ts';
import { roundCoordinate } from '../values/coordinates.ts';

/** A device's location: degrees with 5 decimals, and its accuracy in metres. */
export interface DeviceLocation {
  latitude: number;
  longitude: number;
  accuracyMeters: number;
}

/** Why there is no location. */
export type LocationProblem = 'denied' | 'no-permissions-api' | 'no-geolocation' | 'unavailable';

/** Why there is no location; `message` is the English text for people. */
export class LocationError extends Error {
  override name = 'LocationError';
  readonly problem: LocationProblem;

  constructor(problem: LocationProblem) {
    super(texts[problem]);
    this.problem = problem;
  }
}

/** Options of `locateDevice`. */
export interface LocationOptions {
  /** Ends the search; the promise then rejects with an `AbortError`. */
  signal?: AbortSignal;
  /**
   * How long the device can take after permission is given, in milliseconds; 15000 by default, 60000 with
   * `onUpdate`: a cheap phone in the open needs that long to be exact.
   */
  timeoutMs?: number;
  /**
   * Called with the best position so far, each time it improves. The device then continues until it is exact
   * to `enoughMeters` or until `timeoutMs` is over; without `onUpdate` the first position is the answer.
   */
  onUpdate?: (location: DeviceLocation) => void;
  /** The accuracy in metres at which a search with `onUpdate` stops; 10 by default. */
  enoughMeters?: number;
  /** The browser's `navigator` by default. */
  navigator?: {
    geolocation?: Pick<Geolocation, 'watchPosition' | 'clearWatch'>;
    permissions?: Pick<Permissions, 'query'>;
  };
}

/**
 * Asks the browser for the device's location, as exactly as it can tell; the browser can ask the person for
 * permission.
 * Errors: a `LocationError`, or an `AbortError` for the caller's signal.
 * Source: specification sections 3 and 8, device location.
 */
export function locateDevice(options: LocationOptions = {}): Promise<DeviceLocation> {
  const { signal, onUpdate, enoughMeters = 10, navigator = globalThis.navigator } = options;
  const timeoutMs = Math.min(options.timeoutMs ?? (onUpdate ? 60_000 : 15_000), longestDelayMs);
  return new Promise((resolve, reject) => {
    const { geolocation, permissions } = navigator ?? {};
    if (!geolocation) throw new LocationError('no-geolocation');
    if (!permissions) throw new LocationError('no-permissions-api');
    let best: DeviceLocation | undefined;
    let watch: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;

    const end = (outcome: DeviceLocation | Error) => {
      isOver = true;
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      if (watch !== undefined) geolocation.clearWatch(watch);
      if (outcome instanceof Error) reject(outcome);
      else resolve(outcome);
    };
    const abort = () => end(new DOMException('The call was aborted.', 'AbortError'));
    const fail = (problem: LocationProblem) => end(best ?? new LocationError(problem));
    const look = () => {
      if (onUpdate) timer = setTimeout(() => fail('unavailable'), timeoutMs);
      watch = geolocation.watchPosition(
        ({ coords }) => {
          const location = toLocation(coords);
          if (isOver || (best && best.accuracyMeters <= location.accuracyMeters)) return;
          best = location;
          onUpdate?.(location);
          if (!onUpdate || location.accuracyMeters <= enoughMeters) end(location);
        },
        ({ code }) => {
          // A device that has lost its reception can find it again.
          if (code === 1 || !best) fail(code === 1 ? 'denied' : 'unavailable');
        },
        { enableHighAccuracy: true, timeout: timeoutMs },
      );
      // The search can end before its watch has a number.
      if (isOver) geolocation.clearWatch(watch);
    };

    signal?.addEventListener('abort', abort);
    if (signal?.aborted) return abort();
    permissions
      .query({ name: 'geolocation' })
      // A browser that cannot tell its permission is asked for the position anyway.
      .catch(() => undefined)
      .then((permission) => {
        if (permission?.state === 'denied') fail('denied');
        else if (!isOver) look();
      });
  });
}

function toLocation({ latitude, longitude, accuracy }: GeolocationCoordinates): DeviceLocation {
  return {
    latitude: roundCoordinate(latitude),
    longitude: roundCoordinate(longitude),
    accuracyMeters: accuracy,
  };
}

const texts: Record<LocationProblem, string> = {
  denied: 'Geolocation permission denied.',
  'no-permissions-api': 'Permissions API is not supported by this browser.',
  'no-geolocation': 'Geolocation is not supported by this browser.',
  unavailable: 'Your location could not be found. Please try again.',
};
