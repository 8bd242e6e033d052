import type { SessionUser } from '@udongo/sdk';
import { createOwnDrafts } from '../lib/ownDrafts.ts';
import { createReceipts, type KeptReceipts, type Receipts } from './createReceipts.ts';
import type { Services } from './createServices.ts';

const made = new WeakMap<Services, Map<number, Receipts>>();

/** Gives a person's receipts, always the same ones; they are sent only while that person is logged in. */
export function receiptsOf(services: Services, { id }: Pick<SessionUser, 'id'>): Receipts {
  const { records, session, comeback } = services;
  const known = made.get(services) ?? new Map<number, Receipts>();
  made.set(services, known);
  const receipts =
    known.get(id) ??
    createReceipts({
      drafts: createOwnDrafts<KeptReceipts>('receive', id),
      receive: (receipt) => records.samples.receive(receipt),
      isHere: () => session.get()?.user.id === id,
      wait: comeback.wait,
    });
  known.set(id, receipts);
  return receipts;
}
