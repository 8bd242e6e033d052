import { and, eq, inArray, isNotNull, lte, not, notInArray } from 'drizzle-orm';
import type { Dependencies } from '../../Dependencies.ts';
import { type Retention, retentions } from '../../db/audit/retentions.ts';
import {
  contactAnswers,
  dataExports,
  dataRequests,
  emailChanges,
  formerPartnerKeys,
  loginUndos,
  messages,
  notifications,
  passwordResets,
  phoneCodes,
  subscriberTokens,
  throttleCounters,
  tokens,
  unreadableNotifications,
} from '../../db/schema.ts';

const dayMs = 86_400_000;

/** Removes what expired, and what is older than it is kept. The audit log, the bin and kept answers have jobs of their own. */
export async function deleteExpired({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const expiring = [
    tokens,
    emailChanges,
    passwordResets,
    loginUndos,
    phoneCodes,
    subscriberTokens,
    throttleCounters,
    formerPartnerKeys,
  ];
  for (const table of expiring) {
    await db.inTransaction((transaction) => transaction.delete(table).where(lte(table.expires_on, now)));
  }
  const since = (kept: Retention & ('outbox' | 'unreadable')) =>
    new Date(now.getTime() - retentions[kept].days * dayMs);
  const old = since('outbox');
  await db.inTransaction(async (transaction) => {
    const isOver = notInArray(messages.status, ['queued', 'sending']);
    // An answer to a contact message goes with its message.
    const isAnswer = inArray(
      messages.id,
      transaction.select({ id: contactAnswers.message_id }).from(contactAnswers),
    );
    await transaction.delete(messages).where(and(lte(messages.created_on, old), isOver, not(isAnswer)));
    await transaction.delete(notifications).where(lte(notifications.created_on, old));
    await transaction
      .delete(unreadableNotifications)
      .where(lte(unreadableNotifications.received_on, since('unreadable')));
  });
  await db.inTransaction(async (transaction) => {
    const ended = await transaction
      .update(dataRequests)
      .set({ state: 'done', closed_on: now })
      .where(
        and(
          eq(dataRequests.state, 'ready'),
          isNotNull(dataRequests.kept_until),
          lte(dataRequests.kept_until, now),
        ),
      )
      .returning({ id: dataRequests.id });
    for (const { id } of ended) {
      await transaction.delete(dataExports).where(eq(dataExports.request_id, id));
    }
  });
}
