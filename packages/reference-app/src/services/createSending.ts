import { ApiError } from '@udongo/sdk';
import { isUnanswered } from './networkFirst.ts';

export interface SendingOptions<Item> {
  /** The item that goes out next; undefined for none. */
  next: () => Item | undefined;
  /** Sends an item and keeps the answer. */
  send: (item: Item) => Promise<void>;
  /** Keeps the refusal of an item, which waits no longer. */
  refuse: (item: Item, error: ApiError) => void;
  /** Whether the person whose work this is is logged in. */
  isHere: () => boolean;
  /** Calls `again` when the network can be back, until the given function stops it. */
  wait: (again: () => void) => () => void;
  onSending: (isSending: boolean) => void;
}

/**
 * Creates the function that sends the work that waits on this device, one item after the other, each until the server has answered.
 * It never rejects; an item without an answer stays, and goes out when the network is back.
 */
export function createSending<Item>({
  next,
  send,
  refuse,
  isHere,
  wait,
  onSending,
}: SendingOptions<Item>): () => Promise<void> {
  let isSending = false;
  let stopWaiting: (() => void) | undefined;

  /** False where the server gave no answer. */
  const sendOne = async (item: Item): Promise<boolean> => {
    try {
      await send(item);
      return true;
    } catch (error) {
      if (isUnanswered(error) || !(error instanceof ApiError) || later.includes(error.status)) return false;
      refuse(item, error);
      return true;
    }
  };

  return async function sendAll() {
    if (isSending) return;
    stopWaiting?.();
    stopWaiting = undefined;
    if (!next()) return;
    isSending = true;
    onSending(true);
    let isAnswered = true;
    while (isAnswered && isHere()) {
      const item = next();
      if (!item) break;
      isAnswered = await sendOne(item);
    }
    isSending = false;
    onSending(false);
    if (next()) stopWaiting = wait(() => void sendAll());
  };
}

/** A login that has ended, a server that is slow or busy: the work itself is not refused. */
const later: readonly number[] = [401, 408, 425, 429];
