import type { Boot } from '@udongo/sdk';
import type { BookingFormApi } from '@udongo/ui';
import type { EmbedClient } from './createEmbedClient.ts';

export interface BootLists extends Pick<BookingFormApi, 'counties' | 'crops'> {
  /** Asks before a list is needed, so that the owner of the page hears of a wrong key before anybody types. */
  ask: () => void;
}

interface BootListsParams {
  client: EmbedClient;
  partnerKey: string | undefined;
  /** Ends what is asked for all lists. */
  signal: AbortSignal;
  /** The key does not hold; `message` says what the owner of the page must do. */
  onRefused: (message: string) => void;
  /** The key does not hold, and the page may not send bookings either. */
  onUnusable: () => void;
}

/**
 * The counties and crops of the form, searched on the device: one answer has them all, and caches keep it. From the ordinary
 * lists where the API has no such answer. A key that does not hold leaves the lists as they are without one.
 */
export function createBootLists(params: BootListsParams): BootLists {
  const { client } = params;
  let asked: Promise<Boot | undefined> | undefined;
  const boot = () => {
    asked ??= readBoot(params).catch(() => {
      asked = undefined;
      return undefined;
    });
    return asked;
  };
  return {
    ask: () => void boot(),
    counties: {
      list: async (query, options) =>
        search((await boot())?.counties, query.search) ?? client.counties.list(query, options),
      get: (id, options) => client.counties.get(id, options),
    },
    crops: {
      list: async (query, options) =>
        search((await boot())?.crops, query.search) ?? client.crops.list(query, options),
      get: (id, options) => client.crops.get(id, options),
    },
  };
}

/** Errors: rejects where asking again may help; gives undefined where the API has no such answer. */
async function readBoot(params: BootListsParams): Promise<Boot | undefined> {
  const { client, partnerKey, signal, onRefused, onUnusable } = params;
  const options = { signal, retries: 0 };
  try {
    return await client.boot.get(partnerKey ? { key: partnerKey } : {}, options);
  } catch (error) {
    const { status, fieldErrors }: { status?: number; fieldErrors?: Record<string, string> } = Object(error);
    if (status === 404) return undefined;
    const refusal = fieldErrors?.key;
    if (!refusal) throw error;
    onRefused(refusal);
  }
  try {
    // Every page may read why its key was refused; without a key only those may read that may book.
    return await client.boot.get({}, options);
  } catch (error) {
    const { status }: { status?: number } = Object(error);
    if (status === 0 && !signal.aborted) onUnusable();
    throw error;
  }
}

function search(records: readonly { id: number; name: string }[] | undefined, text = '') {
  const wanted = text.trim().toLowerCase();
  return records && { results: records.filter(({ name }) => name.toLowerCase().includes(wanted)) };
}
