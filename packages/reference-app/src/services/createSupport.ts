import type { Settings, UdongoApi } from '@udongo/sdk';
import type { Support } from '@udongo/ui';
import { createStore } from '../lib/createStore.ts';
import { orUndefined } from '../lib/orUndefined.ts';
import type { AppConfig } from './config.ts';

/** The contact for help. */
export interface SupportStore {
  /** Undefined when nobody is named. */
  get: () => Support | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Asks the server. If it has no settings, the installation's contact stays. Never rejects. */
  load: () => Promise<void>;
  /** Takes over settings that the server has just stored. */
  set: (settings: Settings) => void;
}

/** The answer of the last visit, for a start without a network. */
const keptAt = 'udongo-support';

/** Creates the store of the help contact. Until the server answers, it has the last visit's answer, or else the installation's contact. */
export function createSupport(config: AppConfig, visitor: Pick<UdongoApi, 'settings'>): SupportStore {
  const kept = orUndefined((): Settings => JSON.parse(localStorage.getItem(keptAt) ?? ''));
  const support = createStore(kept ? toSupport(kept) : (config.support ?? undefined));
  const set = (settings: Settings) => {
    orUndefined(() => localStorage.setItem(keptAt, JSON.stringify(settings)));
    support.set(toSupport(settings));
  };
  return {
    get: support.get,
    subscribe: support.subscribe,
    load: () => visitor.settings.get({ retries: 0 }).then(set, () => undefined),
    set,
  };
}

function toSupport({ support_name: name, support_phone_no: phone_no }: Settings): Support | undefined {
  return phone_no ? { name, phone_no } : undefined;
}
