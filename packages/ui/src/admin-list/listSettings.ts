import { createStore } from '../lib/createStore.ts';

/** 'compact' shows more rows on one screen. */
export type ListDensity = 'comfortable' | 'compact';

/**
 * The columns and row height that a person chose. A missing part is as the list declares it.
 * @experimental
 */
export interface ListLayout {
  /** Keys of columns in their order; columns that it does not name follow. */
  order?: readonly string[];
  /** Keys of columns that are not shown. */
  hidden?: readonly string[];
  /** Widths in px by key of a column. */
  widths?: Readonly<Record<string, number>>;
  density?: ListDensity;
}

/**
 * Filters, order, page size and layout of a list under a name.
 * @experimental
 */
export interface ListView {
  /** Unique in its list. */
  name: string;
  /** The answer of `getView` of the list's store. */
  query: string;
  layout: ListLayout;
}

/**
 * All that a person chose for a list.
 * @experimental
 */
export interface ListSettings {
  layout: ListLayout;
  views: readonly ListView[];
  /** The name of the view with which the list opens. */
  defaultView?: string | undefined;
}

/**
 * A storage of what people choose for their lists, shaped like `localStorage`; promises are waited for. A
 * failure of `getItem` counts as null, one of `setItem` is said.
 * @experimental
 */
export interface ViewStorage {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, value: string): unknown;
}

export interface ListSettingsStore {
  get(): ListSettings;
  subscribe(listener: () => void): () => void;
  /** Changes and stores; resolves with false if nothing could be stored. */
  set(change: Partial<ListSettings>): Promise<boolean>;
  /** The first answer of a storage that is asynchronous. */
  ready: Promise<void> | undefined;
}

export const noSettings: ListSettings = { layout: {}, views: [] };

/** The settings of the list of this name; without one they are empty, and nothing is stored. */
export function createListSettings(name: string | undefined, storage?: ViewStorage): ListSettingsStore {
  const key = `udongo-list:${name}`;
  const store = createStore(noSettings);
  const take = (text: string | null) => store.set(parseSettings(text));
  const read = () => {
    try {
      return name === undefined ? null : (storage ?? localStorage).getItem(key);
    } catch {
      return null;
    }
  };
  const text = read();
  const ready = text instanceof Promise ? text.then(take, () => undefined) : take(text);
  return {
    ...store,
    ready: ready ?? undefined,
    set: async (change) => {
      store.set({ ...store.get(), ...change });
      try {
        await (storage ?? localStorage).setItem(key, JSON.stringify(store.get()));
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** Reads stored settings; anything else gives empty ones. Never throws. */
export function parseSettings(text: string | null): ListSettings {
  try {
    const given: ListSettings | null = JSON.parse(text ?? 'null');
    return given?.layout && Array.isArray(given.views) ? given : noSettings;
  } catch {
    return noSettings;
  }
}

/** The columns that a layout shows, in its order. */
export function chooseColumns<Column extends { key: string }>(
  columns: readonly Column[],
  { order = [], hidden = [] }: ListLayout,
): Column[] {
  return orderColumns(columns, order).filter(({ key }) => !hidden.includes(key));
}

/** All columns in this order; those that it does not name follow, in their own. */
export function orderColumns<Column extends { key: string }>(
  columns: readonly Column[],
  order: readonly string[],
): Column[] {
  const placeOf = ({ key }: Column) => (order.includes(key) ? order.indexOf(key) : order.length);
  return [...columns].sort((one, other) => placeOf(one) - placeOf(other));
}
