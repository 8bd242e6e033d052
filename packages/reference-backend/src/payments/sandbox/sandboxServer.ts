import { todayInNairobi } from '@udongo/sdk/values';
import { eq, isNotNull } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Dependencies } from '../../Dependencies.ts';
import { sandboxPrompts } from '../../db/schema.ts';
import type { ReportedTransaction } from '../PaymentProvider.ts';
import { readSecret } from './readSecret.ts';
import { toReport } from './sandboxPrompts.ts';

/** A transaction as it goes over HTTP. */
export type SandboxTransaction = Omit<ReportedTransaction, 'at'> & { at: string | null };
interface Ordered {
  reference: string;
  amount: number;
  method: 'mpesa' | 'card';
  phoneNumber: string;
  returnUrl: string | null;
}

/** Makes the sandbox's server: it takes prompts, reports their state, and lists a day. */
export function createSandboxServer({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) {
  const app = new Hono();
  app.use(async (context, next) => {
    const secret = await db.inTransaction(readSecret);
    if (context.req.header('authorization') !== `Bearer ${secret}`)
      return context.json({ error: 'key' }, 401);
    return next();
  });
  app.post('/prompts', async (context) => {
    const { reference, amount, method, phoneNumber, returnUrl } = await context.req.json<Ordered>();
    await db.inTransaction((transaction) =>
      transaction
        .insert(sandboxPrompts)
        .values({
          reference,
          amount,
          method,
          phone_number: phoneNumber,
          return_url: returnUrl,
          created_on: clock(),
        })
        .onConflictDoNothing(),
    );
    return context.json({ reference }, 201);
  });
  app.get('/prompts/:reference', async (context) => {
    const [row] = await db.inTransaction((transaction) =>
      transaction
        .select()
        .from(sandboxPrompts)
        .where(eq(sandboxPrompts.reference, context.req.param('reference'))),
    );
    return row ? context.json(toReport(row, clock())) : context.json({ error: 'unknown' }, 404);
  });
  app.get('/transactions', async (context) => {
    const rows = await db.inTransaction((transaction) =>
      transaction.select().from(sandboxPrompts).where(isNotNull(sandboxPrompts.answered_on)),
    );
    const ofDay = rows.filter(
      ({ state, answered_on }) =>
        state === 'approved' && answered_on && todayInNairobi(answered_on) === context.req.query('date'),
    );
    return context.json(ofDay.flatMap(toTransactions));
  });
  return app;
}

function toTransactions({
  reference,
  amount,
  paid_amount,
  receipt_number,
  refunds,
  answered_on,
}: typeof sandboxPrompts.$inferSelect): SandboxTransaction[] {
  const at = answered_on?.toISOString() ?? null;
  const about = { reference, receiptNumber: receipt_number, at };
  return [
    { ...about, kind: 'payment', amount: (paid_amount ?? amount).toFixed(2) },
    ...refunds.map((refund) => ({ ...about, kind: 'refund' as const, amount: refund.amount.toFixed(2) })),
  ];
}
