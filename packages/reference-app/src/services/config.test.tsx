import { afterEach, expect, test } from 'vitest';
import { loadAnalytics } from './analytics.ts';
import { loadConfig } from './config.ts';

const answer =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="stats"]')];

afterEach(() => {
  for (const script of scripts()) script.remove();
});

test('what an installation leaves out, or writes wrongly, has its default', async () => {
  expect(
    await loadConfig(answer({ apiBaseUrl: 'https://api.example', mock: 'yes', productName: 7 })),
  ).toEqual({
    productName: 'Udongo',
    apiBaseUrl: 'https://api.example',
    mediaBaseUrl: null,
    analyticsSrc: null,
    support: null,
    mock: false,
    demo: false,
    withoutScreens: [],
    retryCreates: false,
    idempotencyKeys: false,
    takesConsent: false,
    referrerAgent: 'user',
  });
});

test('only screens that can be left out are left out', async () => {
  const { withoutScreens } = await loadConfig(answer({ withoutScreens: ['devices', 'bookings', 7] }));
  expect(withoutScreens).toEqual(['devices']);
});

test('a configuration that does not load stops the start', async () => {
  await expect(loadConfig(answer({}, 404))).rejects.toThrow('The configuration did not load (404).');
});

test('without a network the configuration of the last start holds', async () => {
  const config = await loadConfig(answer({ apiBaseUrl: 'https://api.example' }));
  const portal = async () => new Response('<!doctype html><title>Log in to the network</title>');
  for (const fetchConfig of [() => Promise.reject(new TypeError('Failed to fetch')), portal]) {
    expect(await loadConfig(fetchConfig)).toEqual(config);
  }
});

test('a network that never answers is waited for where nothing is kept yet, and not for long where it is', async () => {
  localStorage.clear();
  const signals: (AbortSignal | null)[] = [];
  const ask = (signal: AbortSignal | null) => {
    signals.push(signal);
    return answer({})();
  };
  await loadConfig(ask);
  await loadConfig(ask);
  expect(signals).toEqual([null, expect.any(AbortSignal)]);
});

test('web analytics is loaded where there is one, and nothing otherwise', () => {
  loadAnalytics(null);
  expect(scripts()).toHaveLength(0);
  loadAnalytics('https://stats.example/script.js');
  expect(scripts().map(({ src }) => src)).toEqual(['https://stats.example/script.js']);
});
