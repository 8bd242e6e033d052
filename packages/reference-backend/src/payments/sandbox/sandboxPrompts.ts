import type { SandboxPrompt } from '@udongo/sdk';
import { eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Dependencies } from '../../Dependencies.ts';
import type { Db } from '../../db/Database.ts';
import { sandboxPrompts } from '../../db/schema.ts';
import { badRequest, notFound, unavailable } from '../../errors.ts';
import { hidePhone } from '../../services/platform/hidePhone.ts';
import { readSettings } from '../../services/platform/settings.ts';
import { choice, decimal } from '../../validation/fields.ts';
import { allValues, type Reading } from '../../validation/readFields.ts';
import { sandboxAnswerRequestActions } from '../../values.ts';
import { sign } from '../signatures.ts';
import type { FetchSelf } from './FetchSelf.ts';
import { readSecret } from './readSecret.ts';

type PromptRow = typeof sandboxPrompts.$inferSelect;

/** State of a prompt, as the sandbox reports it when asked and by itself. */
export interface PromptReport {
  reference: string;
  state: PromptRow['state'];
  amount: number;
  receipt_number: string;
  answered_on: string | null;
  refunds: { id: string; amount: number }[];
}

export const answerFields = {
  action: choice(sandboxAnswerRequestActions),
  amount: decimal({ digits: 9, above: 'zero' }).optional(),
};

/** Errors: throws 404 for a prompt that was never sent. */
export async function readPrompt(db: Db, reference: string): Promise<SandboxPrompt> {
  const [row] = await db.select().from(sandboxPrompts).where(eq(sandboxPrompts.reference, reference));
  if (!row) throw notFound();
  const { business_name, letterhead_name } = await readSettings(db);
  return {
    reference: row.reference,
    method: row.method,
    amount: row.amount.toFixed(2),
    phone_hint: hidePhone(row.phone_number),
    business_name: business_name || letterhead_name || 'Udongo',
    state: row.state,
    receipt_number: row.receipt_number,
    refunded_amount: row.refunds.reduce((sum, { amount }) => sum + amount, 0).toFixed(2),
    return_url: row.return_url,
  };
}

/** Gives a prompt as the provider reports it. A late answer is not reported before its time. */
export function toReport(row: PromptRow, now: Date): PromptReport {
  const isLate = row.tell_on !== null && row.tell_on > now;
  return {
    reference: row.reference,
    state: isLate ? 'waiting' : row.state,
    amount: row.paid_amount ?? row.amount,
    receipt_number: row.receipt_number,
    answered_on: row.answered_on?.toISOString() ?? null,
    refunds: row.refunds,
  };
}

const lateMs = 5000;
const states = { cancel: 'canceled', wrong_pin: 'wrong_pin', time_out: 'timed_out' } as const;

interface Player extends Pick<Dependencies, 'db' | 'clock'> {
  fetchSelf: FetchSelf;
}

/**
 * Plays the payer, then notifies this server with a signed notification. A prompt that timed out sends none; asking finds
 * it.
 * Errors: throws 404 for an unknown prompt, 400 for an action that the prompt does not allow any more.
 */
export async function answerPrompt(
  { db, clock, fetchSelf }: Player,
  reference: string,
  reading: Reading<typeof answerFields>,
): Promise<SandboxPrompt> {
  const { action, amount } = allValues(reading);
  await db.inTransaction(async (transaction) => {
    const now = clock();
    const isAsked = eq(sandboxPrompts.reference, reference);
    const [row] = await transaction.select().from(sandboxPrompts).where(isAsked).for('update');
    if (!row) throw notFound();
    await transaction
      .update(sandboxPrompts)
      .set(play(row, action, amount, now))
      .where(isAsked);
  });
  if (action !== 'time_out' && action !== 'approve_late') await tell({ db, clock, fetchSelf }, reference);
  if (action === 'approve_twice') await tell({ db, clock, fetchSelf }, reference);
  return db.inTransaction((transaction) => readPrompt(transaction, reference));
}

function play(
  row: PromptRow,
  action: (typeof sandboxAnswerRequestActions)[number],
  amount: string | undefined,
  now: Date,
) {
  const whole = amount === undefined ? undefined : Math.floor(Number(amount));
  if (whole === 0) throw badRequest({ amount: ['Enter at least 1 shilling.'] });
  if (action === 'refund') {
    if (row.state !== 'approved') throw badRequest({ action: ['Only an approved payment can be refunded.'] });
    const paid = row.paid_amount ?? row.amount;
    const left = paid - row.refunds.reduce((sum, refund) => sum + refund.amount, 0);
    const back = whole ?? left;
    if (back < 1 || back > left) throw badRequest({ amount: [`At most ${left} can be refunded.`] });
    return { refunds: [...row.refunds, { id: String(row.refunds.length + 1), amount: back }] };
  }
  if (row.state !== 'waiting') throw badRequest({ action: ['This prompt has been answered already.'] });
  if (action === 'cancel' || action === 'wrong_pin' || action === 'time_out') {
    return { state: states[action], answered_on: now };
  }
  return {
    state: 'approved' as const,
    paid_amount: whole ?? row.amount,
    receipt_number: createReceiptNumber(),
    answered_on: now,
    tell_on: action === 'approve_late' ? new Date(now.getTime() + lateMs) : null,
  };
}

/** Ten letters and digits, as M-Pesa has them, beginning with SB. */
function createReceiptNumber(): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return `SB${Array.from(bytes, (byte) => letters[byte % letters.length]).join('')}`;
}

/** Time of the first late answer. */
export function lateAnswersDue(): SQL {
  return sql`select min(${sandboxPrompts.tell_on}) from ${sandboxPrompts}`;
}

/** Tells late answers whose time has come. */
export async function tellLateAnswers(player: Player): Promise<void> {
  const due = await player.db.inTransaction((db) =>
    db
      .select({ reference: sandboxPrompts.reference })
      .from(sandboxPrompts)
      .where(lte(sandboxPrompts.tell_on, player.clock())),
  );
  for (const { reference } of due) {
    await player.db.inTransaction((db) =>
      db.update(sandboxPrompts).set({ tell_on: null }).where(eq(sandboxPrompts.reference, reference)),
    );
    await tell(player, reference);
  }
}

async function tell({ db, clock, fetchSelf }: Player, reference: string): Promise<void> {
  const { report, secret } = await db.inTransaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(sandboxPrompts)
      .where(eq(sandboxPrompts.reference, reference));
    if (!row) throw notFound();
    return { report: toReport(row, clock()), secret: await readSecret(transaction) };
  });
  const body = JSON.stringify(report);
  const headers = { 'Content-Type': 'application/json', 'x-sandbox-signature': sign(body, secret) };
  const response = await fetchSelf('/utils/payment-webhooks/sandbox/', { method: 'POST', headers, body });
  // The database is away. Asking finds the answer later.
  if (response.status === 503) throw unavailable();
  if (!response.ok) throw new Error(`The notification of the sandbox was answered with ${response.status}.`);
}
