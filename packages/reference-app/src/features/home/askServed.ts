import type { AppStats, CallOptions, UdongoApi } from '@udongo/sdk';

const names = ['farmers', 'samples', 'counties'] as const;

/** Whom the service has served so far. */
export type Served = Pick<AppStats, (typeof names)[number]>;

/** Asks whom the service has served; null where it does not say, or has served nobody yet. Never throws: a page is whole without it. */
export async function askServed(
  { stats }: Pick<UdongoApi, 'stats'>,
  options: CallOptions,
): Promise<Served | null> {
  const answer = await stats.getApp(options).catch(() => null);
  return answer && names.every((name) => answer[name] > 0) ? answer : null;
}
