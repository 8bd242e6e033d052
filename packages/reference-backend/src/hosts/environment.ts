import { z } from 'zod';
import type { AppOptions } from '../Dependencies.ts';
import { settingsFields } from '../services/platform/settings.ts';
import { defaultSeed, isDemo, type Seed } from './defaultSeed.ts';
import { fileVariables, findFileProblems } from './fileVariables.ts';
import { limitFields, toLimits } from './limits.ts';
import { findMessageProblems, messageVariables } from './messageVariables.ts';
import { findPaymentProblems, paymentVariables } from './paymentVariables.ts';

/** Everything that the server takes from its environment, limits apart; an empty variable counts as unset. */
const environmentFields = z.object({
  API_PORT: port('8080'),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  DATABASE_POOL_SIZE: wholeNumber('10', 1, 100),
  WEB_PROCESSES: wholeNumber('1', 1, 64),
  DATABASE_PREPARES: z.enum(['yes', 'no'], 'must be yes or no').default('yes'),
  DATABASE_CONNECT_TIMEOUT_MS: wholeNumber('10000', 100, 600_000),
  DATABASE_STATEMENT_TIMEOUT_MS: wholeNumber('15000', 100, 3_600_000),
  DATABASE_LOCK_TIMEOUT_MS: wholeNumber('3000', 10, 600_000),
  DATABASE_IDLE_TIMEOUT_MS: wholeNumber('15000', 100, 600_000),
  CORS_ORIGINS: z
    .string()
    .default('http://localhost:5173,http://127.0.0.1:5173')
    .transform((text) =>
      text
        .split(',')
        .map((origin) => origin.trim().replace(/\/$/, ''))
        .filter(Boolean),
    )
    .refine(
      (origins) => origins.every((origin) => origin === '*' || URL.canParse(origin)),
      'must be origins such as https://app.example.org, separated by commas, or *',
    ),
  TRUST_PROXY: wholeNumber('0', 0, 10),
  KEEP_ALIVE_TIMEOUT_MS: wholeNumber('75000', 0, 3_600_000),
  STOP_TIMEOUT_MS: wholeNumber('9000', 100, 600_000),
  HASHING_AT_ONCE: wholeNumber('2', 1, 64),
  HASHING_QUEUE: wholeNumber('20', 0, 10_000),
  SUPPORT_NAME: settingsFields.support_name,
  SUPPORT_PHONE_NO: settingsFields.support_phone_no,
  ADMIN_EMAIL: z.email('must be an e-mail address').max(254).optional(),
  ADMIN_LINK_HOURS: wholeNumber('24', 1, 720),
  ...messageVariables,
  APP_URL: z
    .string()
    .default('http://localhost:5173')
    .refine((url) => /^https?:/.test(url) && URL.canParse(url), 'must be a web address')
    .transform((url) => url.replace(/\/+$/, '')),
  API_URL: z
    .string()
    .refine((url) => /^https?:/.test(url) && URL.canParse(url), 'must be a web address')
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  ...paymentVariables,
  ...fileVariables,
  METRICS_PORT: number(0, 65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  AUDIT_DAYS: wholeNumber('730', 30, 36_500),
  REQUIRE_SECOND_FACTOR: z.enum(['none', 'staff'], 'must be none or staff').optional(),
  API_DOCS: z.enum(['yes', 'no'], 'must be yes or no').default('yes'),
  SEED: z.enum(['living', 'demo', 'reference', 'none'], 'must be living, demo, reference or none').optional(),
});

export type Environment = z.output<typeof environmentFields> & {
  SEED: Seed;
  REQUIRE_SECOND_FACTOR: AppOptions['requireSecondFactor'];
  limits: AppOptions['limits'];
};

/** The environment does not say what the server needs. Its message is one line for the person who starts it. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/** Reads the environment once. Errors: throws `EnvironmentError` naming each bad variable, never its value. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const fields = environmentFields.safeParse(given);
  const limits = limitFields.safeParse(given);
  const halves = fields.success
    ? [
        ...findPaymentProblems(fields.data),
        ...findMessageProblems(fields.data),
        ...findFileProblems(fields.data),
        ...findProcessProblems(fields.data),
      ]
    : [];
  if (fields.success && limits.success && halves.length === 0) {
    const SEED = fields.data.SEED ?? defaultSeed(fields.data);
    const isReal = fields.data.NODE_ENV === 'production' && !isDemo(SEED);
    const REQUIRE_SECOND_FACTOR = fields.data.REQUIRE_SECOND_FACTOR ?? (isReal ? 'staff' : 'none');
    return { ...fields.data, SEED, REQUIRE_SECOND_FACTOR, limits: toLimits(limits.data) };
  }
  const issues = [...(fields.error?.issues ?? []), ...(limits.error?.issues ?? [])];
  const problems = [...issues.map(({ path, message }) => `${path.join('.')} ${message}`), ...halves];
  throw new EnvironmentError(`Not started: ${problems.join('; ')}.`);
}

function findProcessProblems({ WEB_PROCESSES, DATABASE_URL }: z.output<typeof environmentFields>): string[] {
  return WEB_PROCESSES > 1 && !DATABASE_URL
    ? ['WEB_PROCESSES must be 1 without DATABASE_URL: the embedded database belongs to one process']
    : [];
}

function port(fallback: string) {
  return wholeNumber(fallback, 0, 65_535);
}

function wholeNumber(fallback: string, minimum: number, maximum: number) {
  return z.string().default(fallback).pipe(number(minimum, maximum));
}

function number(minimum: number, maximum: number) {
  const message = `must be a whole number from ${minimum} to ${maximum}`;
  return z
    .string()
    .refine((text) => /^\d+$/.test(text) && Number(text) >= minimum && Number(text) <= maximum, message)
    .transform(Number);
}
