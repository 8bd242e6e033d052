import type { AppStats, CallOptions, UdongoApi } from '@udongo/sdk';

const names = ['farmers', 'samples', 'counties'] as const;

/** The numbers of farmers, samples and counties that the service has served so far. */
export type Served = Pick<AppStats, (typeof names)[number]>;

/** Asks for these numbers; null if the service does not say, or has served nobody yet. Never throws: the page is complete without them. */
export async function askServed(
  { stats }: Pick<UdongoApi, 'stats'>,
  options: CallOptions,
): Promise<Served | null> {
  const answer = await stats.getApp(options).catch(() => null);
  return answer && names.every((name) => answer[name] > 0) ? answer : null;
}
