import type { Boot } from '@udongo/sdk';
import type { BookingFormApi, BookingFormProps, Support } from '@udongo/ui';
import { fitsSearch } from '@udongo/ui/internal';
import { askConsent } from './askConsent.tsx';
import type { EmbedClient } from './createEmbedClient.ts';

export interface BootLists extends Pick<BookingFormApi, 'counties' | 'crops'> {
  /**
   * Requests the lists before one is needed: for the prices, and so that the page's owner learns of a wrong
   * key in time.
   */
  ask: () => void;
  /** Whether the API takes no bookings from this page, because it refuses the key. Never rejects. */
  isUnusable: () => Promise<boolean>;
}

/** The parts of the form that the API's answer brings; each is undefined where the API does not name it. Consent comes with any answer. */
export interface BootParts
  extends Pick<BookingFormProps, 'testTypes' | 'shop' | 'payHref' | 'render' | 'sendExtra'> {
  /** The contact for help. */
  support?: Support | undefined;
}

export interface BootListsParams {
  client: EmbedClient;
  partnerKey: string | undefined;
  /** Aborts the requests of all lists. */
  signal: AbortSignal;
  /** Called after each answer of the API. */
  onBoot: (parts: BootParts) => void;
  /** Called when the key is invalid; `message` tells the page's owner how to mend it. */
  onRefused: (message: string) => void;
  /** Called when the key is invalid and the page cannot send bookings without it either. */
  onUnusable: () => void;
}

/**
 * Loads the counties and crops of the form, which are searched on the device, and its test types with their
 * prices, from a single answer that caches keep. Uses the ordinary lists and the built-in test types if the
 * API has no such answer. With an invalid key the form works as without one.
 */
export function createBootLists(params: BootListsParams): BootLists {
  const { client, onBoot, partnerKey } = params;
  let asked: Promise<Boot | undefined> | undefined;
  const boot = () => {
    asked ??= readBoot(params).then(
      (answer) => {
        onBoot({
          ...(answer && {
            testTypes: answer.test_types,
            support: toSupport(answer.settings),
            payHref: toPayHref(answer.status_page),
            shop: toShop(answer.partner),
          }),
          ...askConsent(answer, partnerKey),
        });
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
    isUnusable: () =>
      new Promise((resolve) => {
        const onUnusable = () => resolve(true);
        const signal = AbortSignal.timeout(5000);
        void readBoot({ ...params, signal, onUnusable })
          .catch(() => {})
          .then(() => resolve(false));
      }),
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

/** Errors: rejects if another attempt can help; gives undefined if the API has no such answer. */
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
    // Every page can read why its key was refused; without a key, only pages that can book can read the
    // lists.
    return await client.boot.get({}, options);
  } catch (error) {
    const { status }: { status?: number } = Object(error);
    if (status === 0 && !signal.aborted) onUnusable();
    throw error;
  }
}

/** Servers of an earlier version name no contact. */
function toSupport(settings: Boot['settings'] | undefined): Support | undefined {
  if (!settings?.support_phone_no) return undefined;
  return { name: settings.support_name, phone_no: settings.support_phone_no };
}

function toPayHref(page: string | undefined): BookingFormProps['payHref'] {
  return page ? ({ uuid }) => `${page}/${uuid}#pay` : undefined;
}

function toShop(partner: Boot['partner'] | undefined): BookingFormProps['shop'] {
  return partner?.agent ? { id: partner.agent, name: partner.agrovet_name || partner.name } : undefined;
}

function search(records: readonly { id: number; name: string }[] | undefined, text = '') {
  return records && { results: records.filter(({ name }) => fitsSearch(name, text)) };
}
