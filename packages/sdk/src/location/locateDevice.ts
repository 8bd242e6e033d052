import { roundCoordinate } from '../values/coordinates.ts';

/** Where a device is: degrees with 5 decimals, and by how many metres they may be off. */
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

type LookingGeolocation = Pick<Geolocation, 'getCurrentPosition'> &
  Partial<Pick<Geolocation, 'watchPosition' | 'clearWatch'>>;

/** How `locateDevice` looks. */
export interface LocationOptions {
  /** Gives up; the promise then rejects with an `AbortError`. */
  signal?: AbortSignal;
  /**
   * How long the device may take once it is allowed to look, in milliseconds; 15000 by default, 60000 with `onUpdate`: a
   * cheap phone under the open sky needs that long to be exact.
   */
  timeoutMs?: number;
  /**
   * Called with the best position so far each time it gets better. The device then goes on looking until it is exact to
   * `enoughMeters` or `timeoutMs` is over; without it the first position is the answer.
   */
  onUpdate?: (location: DeviceLocation) => void;
  /** Exact enough for `onUpdate` to stop, in metres; 10 by default. */
  enoughMeters?: number;
  /** The browser's `navigator` by default. */
  navigator?: {
    geolocation?: LookingGeolocation;
    permissions?: Pick<Permissions, 'query'>;
  };
}

/**
 * Asks the browser where the device is, as exactly as it can tell; a person may be asked to allow it.
 * Errors: a `LocationError`, or an `AbortError` for the caller's signal.
 * Source: specification sections 3 and 8, device location.
 */
export async function locateDevice(options: LocationOptions = {}): Promise<DeviceLocation> {
  const { signal, navigator = globalThis.navigator } = options;
  const { geolocation, permissions } = navigator ?? {};
  if (!geolocation) throw new LocationError('no-geolocation');
  if (!permissions) throw new LocationError('no-permissions-api');
  let abort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(new DOMException('The search was aborted.', 'AbortError'));
  });
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  try {
    return await Promise.race([aborted, find(geolocation, permissions, options)]);
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

async function find(
  geolocation: LookingGeolocation,
  permissions: Pick<Permissions, 'query'>,
  options: LocationOptions,
): Promise<DeviceLocation> {
  // A browser that cannot say whether it may is asked.
  const permission = await permissions.query({ name: 'geolocation' }).catch(() => undefined);
  if (permission?.state === 'denied') throw new LocationError('denied');
  if (!options.onUpdate || !canWatch(geolocation)) return findFirst(geolocation, options);
  return findBest(geolocation, options.onUpdate, options);
}

function canWatch(
  geolocation: LookingGeolocation,
): geolocation is LookingGeolocation & Pick<Geolocation, 'watchPosition' | 'clearWatch'> {
  return geolocation.watchPosition !== undefined && geolocation.clearWatch !== undefined;
}

function findFirst(
  geolocation: LookingGeolocation,
  { signal, timeoutMs = 15_000 }: LocationOptions,
): Promise<DeviceLocation> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return;
    geolocation.getCurrentPosition(
      (position) => resolve(toLocation(position)),
      ({ code }) => reject(new LocationError(code === 1 ? 'denied' : 'unavailable')),
      { enableHighAccuracy: true, timeout: timeoutMs },
    );
  });
}

/** The best position within the time. A device that loses its reception meanwhile may find it again. */
function findBest(
  geolocation: Pick<Geolocation, 'watchPosition' | 'clearWatch'>,
  onUpdate: (location: DeviceLocation) => void,
  { signal, timeoutMs = 60_000, enoughMeters = 10 }: LocationOptions,
): Promise<DeviceLocation> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return;
    let best: DeviceLocation | undefined;
    let watch: number | undefined;
    let isOver = false;
    const stop = () => {
      isOver = true;
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      if (watch !== undefined) geolocation.clearWatch(watch);
    };
    const end = (problem: LocationProblem) => {
      stop();
      if (best) resolve(best);
      else reject(new LocationError(problem));
    };
    const timer = setTimeout(() => end('unavailable'), timeoutMs);
    signal?.addEventListener('abort', stop);
    watch = geolocation.watchPosition(
      (position) => {
        const location = toLocation(position);
        if (isOver || (best && best.accuracyMeters <= location.accuracyMeters)) return;
        best = location;
        onUpdate(location);
        if (location.accuracyMeters <= enoughMeters) end('unavailable');
      },
      ({ code }) => {
        if (!isOver && (code === 1 || !best)) end(code === 1 ? 'denied' : 'unavailable');
      },
      { enableHighAccuracy: true, timeout: timeoutMs },
    );
    if (isOver) geolocation.clearWatch(watch);
  });
}

function toLocation({ coords: { latitude, longitude, accuracy } }: GeolocationPosition): DeviceLocation {
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
