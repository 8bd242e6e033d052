import type { CallOptions, SoilTestSample, UdongoApi } from '@udongo/sdk';

/** Finds a sample by its code or id; null where there is none. A service that does not know the filter answers other samples. */
export async function findSample(
  { samples }: Pick<UdongoApi, 'samples'>,
  wanted: string,
  options?: CallOptions,
): Promise<SoilTestSample | null> {
  if (/^\d+$/.test(wanted)) return samples.get(Number(wanted), options);
  const { results } = await samples.list({ code: wanted, limit: 2 }, options);
  return results.find(({ code }) => code === wanted) ?? null;
}
