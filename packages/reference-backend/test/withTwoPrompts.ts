import type { Db } from '../src/db/Database.ts';
import { payments } from '../src/db/schema.ts';
import type { useBackend } from './testBackend.ts';

/** Time when the prompts were sent. */
export const promptedOn = new Date('2026-11-20T09:00:00Z');

interface Prompts {
  booking: number;
  /** Begins their references. */
  name: string;
  provider: 'sandbox' | 'mpesa';
}

/**
 * Plays on two prompts of KES 6,500 for one booking, of which the second replaced the first, by their ids. All of it happens in a
 * transaction that is rolled back: that is fast, and the booking stays as it was.
 */
export async function withTwoPrompts<Result>(
  backend: ReturnType<typeof useBackend>,
  { booking, name, provider }: Prompts,
  play: (db: Db, ids: readonly number[]) => Promise<Result>,
): Promise<Result> {
  const undo = new Error('undo');
  let result: { value: Result } | undefined;
  await backend.db
    .inTransaction(async (db) => {
      const made = await db
        .insert(payments)
        .values(
          [true, false].map((is_superseded, index) => ({
            booking_id: booking,
            reference: `${name}-${index}`,
            amount: 6500,
            method: 'mpesa' as const,
            provider,
            is_superseded,
            status: is_superseded ? ('canceled' as const) : ('pending' as const),
            prompted_on: promptedOn,
            created_on: promptedOn,
          })),
        )
        .returning({ id: payments.id });
      const ids = made.map(({ id }) => id).sort((a, b) => a - b);
      result = { value: await play(db, ids) };
      throw undo;
    })
    .catch((error) => {
      if (error !== undo) throw error;
    });
  if (!result) throw new Error('Nothing was played.');
  return result.value;
}
