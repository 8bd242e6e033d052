import {
  type AppConfig,
  type OptionalScreen,
  optionalScreens,
} from '../../packages/reference-app/src/services/config.ts';
import { defaultSeed, isDemo } from '../../packages/reference-backend/src/hosts/defaultSeed.ts';
import { StartError } from './StartError.ts';

/** Settings of `npm start` and `npm run dev`. */
export interface Settings {
  /** Address both servers listen on. Default 127.0.0.1: the demo accounts are no secret. */
  host: string;
  appPort: number;
  /** Null when the API runs elsewhere, or in the browser. */
  apiPort: number | null;
  config: AppConfig;
  /** Address of the app for search engines. Default null: the address of the request. */
  siteUrl: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment and the arguments. Errors: a `StartError` naming what can't be read, or go together. */
export function parseSettings(env: Environment, args: readonly string[]): Settings {
  const mock = args.includes('--mock');
  const ownApi = !mock && !env.API_BASE_URL;
  const appPort = parsePort(env, 'APP_PORT', 5173);
  const apiPort = parsePort(env, 'API_PORT', 8080);
  if (ownApi && appPort === apiPort) {
    throw new StartError(`APP_PORT and API_PORT are both ${appPort}: choose two different ports.`);
  }
  const host = env.HOST || '127.0.0.1';
  return {
    host,
    appPort,
    apiPort: ownApi ? apiPort : null,
    siteUrl: env.APP_URL ? parseUrl(env, 'APP_URL') : null,
    config: {
      productName: env.PRODUCT_NAME || 'Udongo',
      apiBaseUrl: mock || ownApi ? `http://localhost:${apiPort}` : parseUrl(env, 'API_BASE_URL'),
      mediaBaseUrl: env.MEDIA_BASE_URL ? parseUrl(env, 'MEDIA_BASE_URL') : null,
      analyticsSrc: env.ANALYTICS_SRC ? parseUrl(env, 'ANALYTICS_SRC') : null,
      support: env.SUPPORT_PHONE_NO ? { name: env.SUPPORT_NAME ?? '', phone_no: env.SUPPORT_PHONE_NO } : null,
      mock,
      demo:
        mock || (ownApi && isDemo(env.SEED || defaultSeed({ DATABASE_URL: env.DATABASE_URL, HOST: host }))),
      withoutScreens: parseScreens(env.WITHOUT_SCREENS),
      retryCreates: mock || ownApi || env.RETRY_CREATES === 'true',
      idempotencyKeys: mock || ownApi || env.IDEMPOTENCY_KEYS === 'true',
      takesConsent: mock || ownApi || env.TAKES_CONSENT === 'true',
      referrerAgent: parseReferrerAgent(env.REFERRER_AGENT || undefined),
    },
  };
}

function parseReferrerAgent(name = 'user'): 'user' | 'agent' {
  if (name === 'user' || name === 'agent') return name;
  throw new StartError(`REFERRER_AGENT=${name} is not a kind of id: choose user or agent.`);
}

function parseScreens(text = ''): OptionalScreen[] {
  const names = text.split(',').map((name) => name.trim());
  return names.filter(Boolean).map((name) => {
    const screen = optionalScreens.find((one) => one === name);
    if (screen) return screen;
    throw new StartError(
      `WITHOUT_SCREENS=${text} names ${name}, which is no screen that can be left out: choose from ${optionalScreens.join(', ')}.`,
    );
  });
}

function parsePort(env: Environment, name: string, fallback: number): number {
  const text = env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port;
  throw new StartError(`${name}=${text} is not a port: choose a number from 1 to 65535.`);
}

function parseUrl(env: Environment, name: string): string {
  const text = env[name] ?? '';
  if (/^https?:/.test(text) && URL.canParse(text)) return text.replace(/\/+$/, '');
  throw new StartError(`${name}=${text} is not a web address: it must start with https:// or http://.`);
}
