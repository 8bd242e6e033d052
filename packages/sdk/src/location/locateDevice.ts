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

/** How `locateDevice` looks. */
export interface LocationOptions {
  /** Gives up; the promise then rejects with an `AbortError`. */
  signal?: AbortSignal;
  /** How long the device may take once it is allowed to look, in milliseconds; 15000 by default. */
  timeoutMs?: number;
  /** The browser's `navigator` by default. */
  navigator?: {
    geolocation?: Pick<Geolocation, 'getCurrentPosition'>;
    permissions?: Pick<Permissions, 'query'>;
  };
}

/**
 * Asks the browser where the device is, as exactly as it can tell; a person may be asked to allow it.
 * Errors: a `LocationError`, or an `AbortError` for the caller's signal.
 * Source: specification sections 3 and 8, device location.
 */
export async function locateDevice(options: LocationOptions = {}): Promise<DeviceLocation> {
  const { signal, timeoutMs = 15_000, navigator = globalThis.navigator } = options;
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
    return await Promise.race([aborted, find(geolocation, permissions, timeoutMs, signal)]);
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

async function find(
  geolocation: Pick<Geolocation, 'getCurrentPosition'>,
  permissions: Pick<Permissions, 'query'>,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<DeviceLocation> {
  // A browser that cannot say whether it may is asked.
  const permission = await permissions.query({ name: 'geolocation' }).catch(() => undefined);
  if (permission?.state === 'denied') throw new LocationError('denied');
  return await new Promise((resolve, reject) => {
    if (signal?.aborted) return;
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({
          latitude: roundCoordinate(latitude),
          longitude: roundCoordinate(longitude),
          accuracyMeters: accuracy,
        }),
      ({ code }) => reject(new LocationError(code === 1 ? 'denied' : 'unavailable')),
      { enableHighAccuracy: true, timeout: timeoutMs },
    );
  });
}

const texts: Record<LocationProblem, string> = {
  denied: 'Geolocation permission denied.',
  'no-permissions-api': 'Permissions API is not supported by this browser.',
  'no-geolocation': 'Geolocation is not supported by this browser.',
  unavailable: 'Your location could not be found. Please try again.',
};
