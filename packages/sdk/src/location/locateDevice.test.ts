import { expect, test } from 'vitest';
import { LocationError, type LocationOptions, type LocationProblem, locateDevice } from './locateDevice.ts';

type Device = NonNullable<LocationOptions['navigator']>;

const nairobi = { latitude: -1.286389123, longitude: 36.817223456, accuracy: 12.5 };

test('an agent in the field gets degrees with 5 decimals and how exact they are', async () => {
  const asked: (PositionOptions | undefined)[] = [];
  const stopped: number[] = [];
  const location = await locateDevice({ navigator: device({ asked, stopped }) });
  expect(stopped).toEqual([1]);
  expect(location).toEqual({ latitude: -1.28639, longitude: 36.81722, accuracyMeters: 12.5 });
  expect(asked).toEqual([{ enableHighAccuracy: true, timeout: 15_000 }]);
});

test.each<[string, Device, LocationProblem, string]>([
  ['has denied it before', device({ state: 'denied' }), 'denied', 'Geolocation permission denied.'],
  ['denies it now', device({ state: 'prompt', code: 1 }), 'denied', 'Geolocation permission denied.'],
  [
    'has a browser without geolocation',
    {},
    'no-geolocation',
    'Geolocation is not supported by this browser.',
  ],
  [
    'has a browser without permissions',
    { geolocation: device({}).geolocation },
    'no-permissions-api',
    'Permissions API is not supported by this browser.',
  ],
  [
    'has no reception',
    device({ code: 2 }),
    'unavailable',
    'Your location could not be found. Please try again.',
  ],
  [
    'waits too long',
    device({ code: 3 }),
    'unavailable',
    'Your location could not be found. Please try again.',
  ],
])('a person who %s is told so', async (_, navigator, problem, message) => {
  const error: unknown = await locateDevice({ navigator }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(LocationError);
  expect(error).toMatchObject({ name: 'LocationError', problem, message });
});

test('a denied person is not asked again', async () => {
  const asked: (PositionOptions | undefined)[] = [];
  await locateDevice({ navigator: device({ state: 'denied', asked }) }).catch(() => undefined);
  expect(asked).toEqual([]);
});

test('a browser that cannot tell its permission is asked for the place', async () => {
  const location = await locateDevice({ navigator: device({ state: 'unknown' }) });
  expect(location.accuracyMeters).toBe(12.5);
});

test('in Node there is no location', async () => {
  await expect(locateDevice()).rejects.toMatchObject({ problem: 'no-geolocation' });
});

test('the search can be given up before and while it goes on', async () => {
  const asked: (PositionOptions | undefined)[] = [];
  const stopped: number[] = [];
  const navigator = device({ asked, stopped, isSilent: true });
  const before = locateDevice({ navigator, signal: AbortSignal.abort() });
  await expect(before).rejects.toMatchObject({ name: 'AbortError' });
  expect(asked).toEqual([]);

  const controller = new AbortController();
  const during = locateDevice({ navigator, signal: controller.signal, timeoutMs: 50 });
  await expect.poll(() => asked).toEqual([{ enableHighAccuracy: true, timeout: 50 }]);
  controller.abort();
  await expect(during).rejects.toMatchObject({ name: 'AbortError' });
  expect(stopped).toEqual([1]);
});

test('an agent sees the position get better and gets the first that is exact enough', async () => {
  const sky = watchedDevice();
  const seen: number[] = [];
  const found = locateDevice({
    navigator: sky.navigator,
    onUpdate: ({ accuracyMeters }) => seen.push(accuracyMeters),
  });
  await expect.poll(() => sky.watching()).toBe(true);
  for (const accuracy of [80, 120, 35, 9]) sky.find(accuracy);
  expect(await found).toEqual({ latitude: -1.28639, longitude: 36.81722, accuracyMeters: 9 });
  expect(seen).toEqual([80, 35, 9]);
  expect(sky.watching()).toBe(false);
});

test('when the time is over the best position so far is the answer, or that there is none', async () => {
  const sky = watchedDevice();
  const found = locateDevice({
    navigator: sky.navigator,
    timeoutMs: 3000,
    onUpdate: () => undefined,
  });
  await expect.poll(() => sky.watching(), { interval: 10 }).toBe(true);
  sky.find(60);
  sky.fail(2);
  expect(await found).toMatchObject({ accuracyMeters: 60 });
  expect(sky.watching()).toBe(false);
  const nothing = locateDevice({ navigator: sky.navigator, timeoutMs: 10, onUpdate: () => undefined });
  await expect(nothing).rejects.toMatchObject({ problem: 'unavailable' });
});

test('a search that is given up while the position gets better stops the device', async () => {
  const sky = watchedDevice();
  const controller = new AbortController();
  const { signal } = controller;
  const found = locateDevice({ navigator: sky.navigator, signal, onUpdate: () => undefined });
  await expect.poll(() => sky.watching()).toBe(true);
  sky.find(60);
  controller.abort();
  await expect(found).rejects.toMatchObject({ name: 'AbortError' });
  expect(sky.watching()).toBe(false);
});

/** A device that finds a position when the test says so. */
function watchedDevice() {
  let listeners: [PositionCallback, PositionErrorCallback | null | undefined] | undefined;
  const geolocation = {
    watchPosition: (found: PositionCallback, failed?: PositionErrorCallback | null) => {
      listeners = [found, failed];
      return 1;
    },
    clearWatch: () => {
      listeners = undefined;
    },
  };
  return {
    navigator: { ...device({}), geolocation },
    watching: () => listeners !== undefined,
    find: (accuracy: number) =>
      listeners?.[0]({ coords: { ...nairobi, accuracy } } as unknown as GeolocationPosition),
    fail: (code: number) => listeners?.[1]?.({ code } as GeolocationPositionError),
  };
}

interface Behaviour {
  /** `unknown` is a browser that knows no such permission. */
  state?: PermissionState | 'unknown';
  /** The code of the error, if there is no position. */
  code?: number;
  isSilent?: boolean;
  /** Collects the options of each request. */
  asked?: (PositionOptions | undefined)[];
  /** Collects the searches that were ended, numbered from 1. */
  stopped?: number[];
}

/** The part of a browser's `navigator` that is used. */
function device({ state = 'granted', code, isSilent, asked = [], stopped = [] }: Behaviour) {
  const geolocation: Pick<Geolocation, 'watchPosition' | 'clearWatch'> = {
    watchPosition(found, failed, options) {
      asked.push(options);
      if (!isSilent && code === undefined) found({ coords: nairobi } as GeolocationPosition);
      else if (!isSilent) failed?.({ code } as GeolocationPositionError);
      return asked.length;
    },
    clearWatch: (watch) => stopped.push(watch),
  };
  const permissions: Pick<Permissions, 'query'> = {
    query: () =>
      state === 'unknown' ? Promise.reject(new TypeError()) : Promise.resolve({ state } as PermissionStatus),
  };
  return { geolocation, permissions };
}
