import type { SessionUser } from '@udongo/sdk';
import { collectionsOf } from './collectionsOf.ts';
import type { Services } from './createServices.ts';
import { editsOf } from './editsOf.ts';
import { measurementsOf } from './measurementsOf.ts';
import { receiptsOf } from './receiptsOf.ts';

/** Sends a person's receipts, collections, measurements and changed bookings that wait on this device. */
export function sendWork(services: Services, user: SessionUser): void {
  for (const workOf of [receiptsOf, collectionsOf, measurementsOf, editsOf])
    void workOf(services, user).send();
}
