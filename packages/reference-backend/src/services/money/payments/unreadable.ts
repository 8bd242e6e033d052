import type { Db } from '../../../db/Database.ts';
import { unreadableNotifications } from '../../../db/schema.ts';
import { isAmount } from '../../../payments/isAmount.ts';
import type { Notice, PaymentProvider } from '../../../payments/PaymentProvider.ts';
import { refuseText } from '../../../validation/storable.ts';

/** Characters that are kept of a notification. */
const most = 4000;

/** Keeps a provider's notification as it came, for a person. */
export async function keepUnreadable(
  db: Db,
  { name: provider }: Pick<PaymentProvider, 'name'>,
  rawBody: string,
  received_on: Date,
): Promise<void> {
  // PostgreSQL's texts can't contain NUL.
  const body = rawBody.replaceAll('\0', '').slice(0, most);
  await db.insert(unreadableNotifications).values({ provider, body, received_on });
}

/** Whether every amount of a notice is one that can have arrived, and the database can store its texts. */
export function isReadable(notice: Notice): boolean {
  const amounts = notice.kind === 'receipt' ? [notice.receipt] : notice.events;
  return (
    amounts.every(({ amount }) => amount === null || amount === undefined || isAmount(amount)) &&
    textsOf(notice).every((text) => refuseText(text) === undefined)
  );
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
