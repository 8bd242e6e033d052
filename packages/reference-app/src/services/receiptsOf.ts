import { createOwnDrafts } from '../lib/ownDrafts.ts';
import { createOwn } from './createOwn.ts';
import { createReceipts, type KeptReceipts } from './createReceipts.ts';

/** Gives a person's receipts; they are sent only while that person is logged in. */
export const receiptsOf = createOwn(({ records, session, comeback }, userId) =>
  createReceipts({
    drafts: createOwnDrafts<KeptReceipts>('receive', userId),
    receive: (receipt) => records.samples.receive(receipt),
    isHere: () => session.get()?.user.id === userId,
    wait: comeback.wait,
  }),
);
