import type { paymentEvents } from '../db/schema.ts';

/** What is said of a payment; its key names it among everything that was ever said. */
export type NewEvent = Omit<typeof paymentEvents.$inferInsert, 'id' | 'payment_id'>;
