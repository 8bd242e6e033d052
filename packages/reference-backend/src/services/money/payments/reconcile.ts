import type { Reconciliation, ReconciliationRow } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import type { Dependencies } from '../../../Dependencies.ts';
import type { Db } from '../../../db/Database.ts';
import { RefusedError } from '../../../errors.ts';
import type { ReportedDay, ReportedTransaction } from '../../../payments/PaymentProvider.ts';
import { paymentProviders } from '../../../values.ts';
import { toCsvLine } from '../../platform/csv.ts';
import { type Booked, readBooked } from './readBooked.ts';

type Deps = Pick<Dependencies, 'db' | 'clock' | 'payments'>;

/**
 * Compares the provider's report of a day with the books, differences first.
 * Errors: rejects with 503 when the provider cannot be asked.
 */
export async function reconcile(dependencies: Deps, date: string): Promise<Reconciliation> {
  const { db, payments: provider } = dependencies;
  const day = await readDay(dependencies, date);
  const { booked, left_out } = await db.inSnapshot(async (transaction) => ({
    booked: await readBooked(transaction, provider, date, day.transactions),
    left_out: await readLeftOut(transaction, provider, date),
  }));
  const { rows, matched, left } = compare(day, booked);
  const ofDay = left.filter(({ isOfDay }) => isOfDay);
  const missing = ofDay.length === 0 ? [] : await dropEarlier(dependencies, date, ofDay);
  return {
    date,
    provider: provider.name,
    is_complete: day.isComplete,
    note: day.note,
    provider_total: sum(day.transactions),
    books_total: sum([...matched, ...missing]),
    left_out,
    rows: [...rows, ...missing.map(toMissing)].sort(
      (a, b) => Number(a.difference === 'none') - Number(b.difference === 'none'),
    ),
  };
}

/** Money in the books of the day that this provider knows nothing of: recorded by hand, or of a provider used before. */
async function readLeftOut(
  db: Db,
  { name }: Pick<Dependencies['payments'], 'name'>,
  date: string,
): Promise<Reconciliation['left_out']> {
  const left: Reconciliation['left_out'] = [];
  for (const provider of paymentProviders.filter((other) => other !== name)) {
    const booked = (await readBooked(db, { name: provider }, date, [])).filter(({ isOfDay }) => isOfDay);
    if (booked.length > 0) left.push({ provider, count: booked.length, total: sum(booked) });
  }
  return left;
}

/** The day of the provider as it answers it. Errors: rejects with 503 when it cannot be asked. */
export async function readDay(
  { clock, payments: provider }: Pick<Dependencies, 'clock' | 'payments'>,
  date: string,
): Promise<ReportedDay> {
  try {
    return await provider.listDay(date, clock());
  } catch {
    throw new RefusedError(
      503,
      { detail: 'The provider cannot be asked now. Try again later.' },
      { 'Retry-After': '60' },
    );
  }
}

interface Compared {
  rows: ReconciliationRow[];
  matched: Booked[];
  left: Booked[];
}

function compare(day: ReportedDay, booked: readonly Booked[]): Compared {
  const left = [...booked];
  const matched: Booked[] = [];
  const rows = day.transactions.map((said): ReconciliationRow => {
    const own = takeMatch(left, said);
    if (own) matched.push(own);
    const isSame = own !== undefined && Number(own.amount) === Number(said.amount);
    return {
      difference: own === undefined ? 'missing_in_books' : isSame ? 'none' : 'amount_differs',
      kind: said.kind,
      reference: own?.reference || said.reference,
      receipt_number: said.receiptNumber,
      provider_amount: Number(said.amount).toFixed(2),
      books_amount: own?.amount ?? null,
      booking: own?.booking ?? null,
      booking_code: own?.booking_code ?? '',
    };
  });
  return { rows, matched, left };
}

/** Without what the provider has under the day before: it was paid before midnight and heard of after it. */
async function dropEarlier(dependencies: Deps, date: string, left: Booked[]): Promise<Booked[]> {
  const before = todayInNairobi(new Date(Date.parse(`${date}T12:00:00+03:00`) - 24 * 3_600_000));
  const day = await readDay(dependencies, before).catch(() => undefined);
  return day ? compare(day, left).left : left;
}

/** Takes out what the books have of it: by the provider's number, by a reference, or by the account of a prompt that got no number. */
function takeMatch(left: Booked[], said: ReportedTransaction): Booked | undefined {
  const isAlike = (own: Booked) =>
    own.kind === said.kind &&
    // Several refunds of one payment are told apart by their amounts.
    (said.kind === 'payment' || Number(own.amount) === Number(said.amount));
  const tests: ((own: Booked) => boolean)[] = [
    (own) => said.receiptNumber !== '' && own.receipt_number === said.receiptNumber,
    (own) => said.reference !== '' && [own.reference, own.provider_reference].includes(said.reference),
    (own) => said.reference !== '' && own.receipt_number === '' && own.booking_code === said.reference,
  ];
  for (const test of tests) {
    const index = left.findIndex((own) => isAlike(own) && test(own));
    if (index >= 0) return left.splice(index, 1)[0];
  }
  return undefined;
}

function toMissing({
  kind,
  reference,
  receipt_number,
  amount,
  booking,
  booking_code,
}: Booked): ReconciliationRow {
  return {
    difference: 'missing_at_provider',
    kind,
    reference,
    receipt_number,
    provider_amount: null,
    books_amount: amount,
    booking,
    booking_code,
  };
}

function sum(all: readonly { kind: string; amount: string }[]): string {
  return all
    .reduce((total, { kind, amount }) => total + (kind === 'refund' ? -1 : 1) * Number(amount), 0)
    .toFixed(2);
}

/** The same as CSV. */
export function toReconciliationCsv({ rows }: Reconciliation): string[] {
  const head = [
    'difference',
    'kind',
    'reference',
    'receipt_number',
    'provider_amount',
    'books_amount',
    'booking',
  ];
  return [
    toCsvLine(head),
    ...rows.map((row) =>
      toCsvLine([
        row.difference,
        row.kind,
        row.reference,
        row.receipt_number,
        row.provider_amount ?? '',
        row.books_amount ?? '',
        row.booking_code,
      ]),
    ),
  ];
}
