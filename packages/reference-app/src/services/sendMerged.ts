import type { ApiError } from '@udongo/sdk';

const maxRounds = 3;

/**
 * Sends a change of a record that somebody else may have changed in the meantime. `merge` gives the body to send on top of the stored
 * record, or null where both changed the same. Errors: rejects as `send`; 412 for what both changed.
 */
export async function sendMerged<Stored, Body>(
  { base, body }: { base: Stored; body: Body },
  send: (body: Body) => Promise<unknown>,
  merge: (base: Stored, body: Body, stored: Stored & { version: string }) => Body | null,
): Promise<void> {
  let [before, mine] = [base, body];
  for (let round = 1; ; round += 1) {
    try {
      await send(mine);
      return;
    } catch (error) {
      const stored = readStored<Stored>(error);
      const merged = stored && merge(before, mine, stored);
      if (!merged || round === maxRounds) throw error;
      [before, mine] = [stored, merged];
    }
  }
}

/** The record in the refusal of a stale version; undefined in any other failure. */
function readStored<Stored>(error: unknown): (Stored & { version: string }) | undefined {
  const { status, body } = Object(error) as ApiError;
  const { code, stored } = Object(body);
  return status === 412 && code === 'stale' && stored.version ? stored : undefined;
}
