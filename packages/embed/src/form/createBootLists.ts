import type { Boot } from '@udongo/sdk';
import { type BookingFormApi, type BookingFormProps, fitsSearch, type Support } from '@udongo/ui';
import type { EmbedClient } from './createEmbedClient.ts';

export interface BootLists extends Pick<BookingFormApi, 'counties' | 'crops'> {
  /** Asks before a list is needed: for the prices, and so that the owner of the page hears of a wrong key in time. */
  ask: () => void;
}

export interface BootListsParams {
  client: EmbedClient;
  partnerKey: string | undefined;
  /** Ends what is asked for all lists. */
  signal: AbortSignal;
  /** Called with what can be booked, each time the API has said so. */
  onTestTypes: (testTypes: Boot['test_types']) => void;
  /** Called with whom to call for help, each time the API has said so. */
  onSupport: (support: Support | undefined) => void;
  /** Called with where bookings are paid, each time the API has said so. */
  onStatusPage: (address: string | undefined) => void;
  /** Called with the shop of the key, each time the API has said which. */
  onShop: (shop: BookingFormProps['shop']) => void;
  /** The key does not hold; `message` says what the owner of the page must do. */
  onRefused: (message: string) => void;
  /** The key does not hold, and the page may not send bookings either. */
  onUnusable: () => void;
}

/**
 * The counties and crops of the form, searched on the device, and its tests with their prices: one answer has them all, and
 * caches keep it. Where the API has no such answer, the ordinary lists, and the tests that the form knows. A key that does not
 * hold leaves all of it as it is without one.
 */
export function createBootLists(params: BootListsParams): BootLists {
  const { client, onTestTypes, onSupport, onStatusPage, onShop } = params;
  let asked: Promise<Boot | undefined> | undefined;
  const boot = () => {
    asked ??= readBoot(params).then(
      (answer) => {
        if (answer) {
          onTestTypes(answer.test_types);
          onSupport(toSupport(answer.settings));
          onStatusPage(answer.status_page);
          onShop(toShop(answer.partner));
        }
        return answer;
      },
      () => {
        asked = undefined;
        return undefined;
      },
    );
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

/** Servers of an earlier version name nobody. */
function toSupport(settings: Boot['settings'] | undefined): Support | undefined {
  if (!settings?.support_phone_no) return undefined;
  return { name: settings.support_name, phone_no: settings.support_phone_no };
}

function toShop(partner: Boot['partner'] | undefined): BookingFormProps['shop'] {
  return partner?.agent ? { id: partner.agent, name: partner.agrovet_name || partner.name } : undefined;
}

function search(records: readonly { id: number; name: string }[] | undefined, text = '') {
  return records && { results: records.filter(({ name }) => fitsSearch(name, text)) };
}
