import { orUndefined } from '../lib/orUndefined.ts';

/** Screens that an installation can leave out, by their address. */
export const optionalScreens = [
  'samples',
  'bench',
  'to-collect',
  'reports',
  'farmers',
  'agents',
  'crops',
  'other-crop-names',
  'users',
  'counties',
  'devices',
  'analyses',
  'laboratory-values',
  'discounts',
  'rule-sets',
  'input-prices',
  'partner-keys',
  'payments',
  'payment-issues',
  'refunds',
  'payouts',
  'commissions',
  'reconciliation',
  'earnings',
  'questions',
  'blog',
  'articles',
  'article-categories',
  'contact',
  'newsletter',
  'faqs',
  'messages',
  'subscribers',
  'reviews',
  'review-moderation',
  'outbox',
  'data-requests',
  'bin',
  'audit',
  'jobs',
  'numbers',
  'import',
  'pictures',
  'notifications',
  'settings',
] as const;

export type OptionalScreen = (typeof optionalScreens)[number];

/** The settings of an installation, read from `/config.json` when the app starts. */
export interface AppConfig {
  /** Also the page's title. Default 'Udongo'. */
  productName: string;
  /** The API's address. Default the reference backend's own. */
  apiBaseUrl: string;
  /** The base address of pictures whose address does not begin with http. Default null: `/files` of the API. */
  mediaBaseUrl: string | null;
  /** Address of the web-analytics script. Default null: none is loaded. */
  analyticsSrc: string | null;
  /** The contact for help until the server's settings name one. Default null: nobody. */
  support: { name: string; phone_no: string } | null;
  /** Whether the API runs inside this browser. Default false. */
  mock: boolean;
  /** Whether the demo accounts exist and may be shown. Default false. */
  demo: boolean;
  /** Screens that the API can't serve: they are in no menu and under no address. Default none. */
  withoutScreens: readonly OptionalScreen[];
  /**
   * Whether the API is known to honour a booking's `uuid`, so that a booking without an answer can be sent again by itself. An
   * echoed uuid proves nothing. Default false: the person is asked.
   */
  retryCreates: boolean;
  /**
   * Whether the API is known to honour `Idempotency-Key` on every write, so that each can be sent again after a lost answer. Default false:
   * none is sent, because a stock CORS setting refuses the header.
   */
  idempotencyKeys: boolean;
  /** Whether the API keeps to which text about the use of data people agreed. Default false: no form sends it. */
  takesConsent: boolean;
  /** The meaning of the API's `referrer_agent`: the id of the agent's user, or of the agent. Default 'user'. */
  referrerAgent: 'user' | 'agent';
}

const defaults: AppConfig = {
  productName: 'Udongo',
  apiBaseUrl: 'http://localhost:8080',
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
};

/** The choices of the last start, for one without a network. */
const keptAt = 'udongo-config';
/** The longest wait for new settings when this device has stored ones. */
const patienceMs = 5000;

/**
 * Reads the installation's settings; a missing one, or one of another type, has its default. If they do not load, uses those of the
 * last start.
 * Errors: rejects when `/config.json` does not load or is not JSON, and never has on this device.
 */
export async function loadConfig(
  fetchConfig: (signal: AbortSignal | null) => Promise<Response> = fetchConfigFile,
): Promise<AppConfig> {
  const kept = orUndefined((): unknown => JSON.parse(localStorage.getItem(keptAt) ?? ''));
  try {
    // Without kept ones a slow network is waited for, as long as it takes.
    const response = await fetchConfig(kept === undefined ? null : AbortSignal.timeout(patienceMs));
    if (!response.ok) throw new Error(`The configuration did not load (${response.status}).`);
    const config = toConfig(await response.json());
    keepConfig(config);
    return config;
  } catch (error) {
    if (kept === undefined) throw error;
    return toConfig(kept);
  }
}

/** Keeps the installation's choices for a start without a network. */
export function keepConfig(config: AppConfig): void {
  orUndefined(() => localStorage.setItem(keptAt, JSON.stringify(config)));
}

function fetchConfigFile(signal: AbortSignal | null) {
  // By `cache` the app's worker knows a page that can't do without.
  if (signal) return fetch('/config.json', { cache: 'no-cache', signal });
  const ask = () => fetch('/config.json', { cache: 'reload' });
  // The first one may be answered by the page's own preload, which the worker does not wait for.
  return ask().catch(ask);
}

/** Every name but that of the bookings: the command that writes the settings refuses one that no screen has. */
function isOptional(screen: unknown): screen is OptionalScreen {
  return typeof screen === 'string' && screen !== 'bookings';
}

function toConfig(body: unknown): AppConfig {
  const given: Readonly<Record<string, unknown>> =
    typeof body === 'object' && body !== null ? { ...body } : {};
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
  return {
    productName: text(given.productName) ?? defaults.productName,
    apiBaseUrl: text(given.apiBaseUrl) ?? defaults.apiBaseUrl,
    mediaBaseUrl: text(given.mediaBaseUrl) ?? defaults.mediaBaseUrl,
    analyticsSrc: text(given.analyticsSrc) ?? defaults.analyticsSrc,
    support: toSupport(given.support),
    mock: given.mock === true,
    demo: given.demo === true,
    withoutScreens: [given.withoutScreens].flat().filter(isOptional),
    retryCreates: given.retryCreates === true,
    idempotencyKeys: given.idempotencyKeys === true,
    takesConsent: given.takesConsent === true,
    referrerAgent: given.referrerAgent === 'agent' ? 'agent' : defaults.referrerAgent,
  };
}

function toSupport(given: unknown): AppConfig['support'] {
  const { name, phone_no }: { name?: unknown; phone_no?: unknown } = Object(given);
  if (typeof phone_no !== 'string' || phone_no === '') return null;
  return { name: typeof name === 'string' ? name : '', phone_no };
}
