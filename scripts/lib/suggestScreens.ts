import type { AppConfig } from '../../packages/reference-app/src/services/config.ts';
import { findMissingScreens } from '../../packages/sdk/src/check/checkOperations.ts';

/** The line that leaves out all screens of no use with this API; undefined when there are no further ones. Never rejects. */
export async function suggestScreens({ apiBaseUrl, withoutScreens }: AppConfig): Promise<string | undefined> {
  const missing = (await findMissingScreens(apiBaseUrl)).map(({ path }) => path);
  const all = new Set<string>([...withoutScreens, ...missing]);
  if (all.size === withoutScreens.length) return undefined;
  return `Some screens need what this API does not have. Start without them:\n  WITHOUT_SCREENS=${[...all].join()}\n`;
}
