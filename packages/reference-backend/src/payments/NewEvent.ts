import type { paymentEvents } from '../db/schema.ts';

/** An event of a payment, as it was reported. Its key is unique among all events. */
export type NewEvent = Omit<typeof paymentEvents.$inferInsert, 'id' | 'payment_id'>;
