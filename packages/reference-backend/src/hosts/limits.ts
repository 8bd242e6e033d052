import { z } from 'zod';
import { type AppOptions, defaultOptions, type Limit } from '../Dependencies.ts';

type Limits = AppOptions['limits'];
type LimitName = keyof Limits;

const names = Object.keys(defaultOptions.limits) as LimitName[];
const unitMs = { s: 1000, m: 60_000, h: 3_600_000 };

/** The variable of each limit: `loginsByAddress` is `LIMIT_LOGINS_BY_ADDRESS`, such as `100/1m`. */
export const limitVariables: Readonly<Record<string, LimitName>> = Object.fromEntries(
  names.map((name) => [`LIMIT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`, name]),
);

/** Reads every limit from its variable, by variable. */
export const limitFields = z.object(
  Object.fromEntries(
    Object.entries(limitVariables).map(([variable, name]) => [variable, limit(defaultOptions.limits[name])]),
  ),
);

/** The limits by their own names. */
export function toLimits(read: z.output<typeof limitFields>): Limits {
  const entries = Object.entries(limitVariables).map(([variable, name]) => [name, read[variable]]);
  return { ...defaultOptions.limits, ...Object.fromEntries(entries) };
}

function limit(fallback: Limit) {
  return z
    .string()
    .regex(/^[1-9]\d{0,8}\/[1-9]\d{0,3}[smh]$/, 'must be a number per time, such as 100/1m, 30/1h or 5/10s')
    .transform((text): Limit => {
      const [times = '', window = ''] = text.split('/');
      const unit = window.at(-1) as keyof typeof unitMs;
      return { times: Number(times), windowMs: Number(window.slice(0, -1)) * unitMs[unit] };
    })
    .default(fallback);
}
