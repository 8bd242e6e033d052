import { needsLogin } from '../../lib/errors.ts';
import { useLoginNeeded } from '../../provider/index.ts';

/** Gives the host's login if the list needs it; undefined if it does not, or if the host has none. */
export function useListLogin(error: unknown): (() => Promise<unknown>) | undefined {
  const onLoginNeeded = useLoginNeeded();
  return needsLogin(error) ? onLoginNeeded : undefined;
}
