import { createContext, type ReactNode, useContext, useMemo } from 'react';
import {
  type Catalogue,
  createCatalogueTranslator,
  type LanguageTag,
  type Locale,
  type MessageGroups,
  type MessageOverrides,
  type TranslateOf,
} from '../messages/createCatalogueTranslator.ts';
import { baseLanguage } from '../messages/intlLocales.ts';
import type { FilterKinds } from './FilterKind.ts';

/** The content of a notification. It has the shape of the SDK's toasts without the id. */
export interface Notification {
  tone: 'success' | 'error' | 'warning' | 'info';
  title?: string;
  message: string;
  /** The time for which it is shown, in milliseconds. Default: the store's own, 3000. */
  durationMs?: number;
}

/** The port through which components notify; the toaster of the SDK has it as `show`. */
export type Notify = (notification: Notification) => unknown;

/**
 * Dismisses a notification by the id that `notify` returned; does nothing if it is already gone. Typed as a method, so that a
 * toaster whose ids are only texts fits, too.
 */
export type DismissNotification = { dismiss(id: string | number): void }['dismiss'];

/** 'auto' follows the person's device. */
export type Scheme = 'light' | 'dark' | 'auto';

/** 'compact' has lower controls and rows and less space: for those who work with many records all day. */
export type Density = 'compact';

/** The contact for help. Shape of `settings` of the SDK's `boot.get`, without the prefix. */
export interface Support {
  /** '' leaves the name out. */
  name: string;
  /** As +254 and its digits. */
  phone_no: string;
}

interface English {
  locale?: 'en' | `en-${string}` | undefined;
  /** Texts that replace the English ones. Keep its identity stable between renders. */
  messages?: MessageOverrides | undefined;
}

interface Translated {
  /**
   * Language of numbers, dates and plurals, any BCP 47 tag: 'fr-CI', else 'fr', else English. Default 'en'.
   */
  locale: LanguageTag;
  /**
   * The texts of the language, all or some; missing ones stay English: `import { sw } from
   * '@udongo/ui/messages/sw'`. Only English is built in: undefined where the language can be that, too. Keep its identity stable.
   */
  messages: MessageOverrides | undefined;
}

/** A language other than English needs its messages. */
export type UdongoProviderProps = ProviderPorts & (English | Translated);

interface ProviderPorts {
  /** Shows notifications. Default: none are shown; forms still show every message in place. */
  notify?: Notify;
  /**
   * Dismisses an outdated notification, such as a failure when the person tries again; the toaster of the SDK
   * has it as `dismiss`. Called with the result of `notify`, if that is a text or a number. Default: each
   * stays for its time.
   */
  dismiss?: DismissNotification;
  /**
   * Lets a person log in when a list needs it (401): resolve after the login, and the list is fetched again.
   * Default: the list says that it did not load.
   */
  onLoginNeeded?: () => Promise<unknown>;
  /**
   * Kinds of list filters beside the built-in ones, which they replace under the same name. Default: none.
   */
  filterKinds?: FilterKinds;
  /**
   * The contact for help, shown when a booking can't be sent. Default: none, and no text tells people to
   * call. Keep its identity stable.
   */
  support?: Support | undefined;
  /**
   * Light or dark, for the components below it: an element around them gets `data-scheme`, which a page can
   * also set itself, on any element. The widget has an attribute of the same name. Default: that of the page
   * around, else light.
   */
  scheme?: Scheme | undefined;
  /**
   * Height of controls and rows, for the components below it: an element around them gets `data-density`, which
   * a page can also set itself. The widget has an attribute of the same name. Default: that of the page around,
   * else controls of 44 px.
   */
  density?: Density | undefined;
  /** The components that it applies to. */
  children?: ReactNode;
}

interface UdongoContext {
  locale: LanguageTag;
  messages: MessageOverrides;
  notify: Notify;
  dismiss: DismissNotification;
  onLoginNeeded: (() => Promise<unknown>) | undefined;
  filterKinds: FilterKinds;
  support: Support | undefined;
}

const defaults: UdongoContext = {
  locale: 'en',
  messages: {},
  notify: () => undefined,
  dismiss: () => undefined,
  onLoginNeeded: undefined,
  filterKinds: {},
  support: undefined,
};

const Context = createContext<UdongoContext>(defaults);

/** Language, notifications and filter kinds for the components below it. Every component works without it, in English. */
export function UdongoProvider({
  locale = defaults.locale,
  messages = defaults.messages,
  notify = defaults.notify,
  dismiss = defaults.dismiss,
  onLoginNeeded,
  filterKinds = defaults.filterKinds,
  support,
  scheme,
  density,
  children,
}: UdongoProviderProps) {
  const value = useMemo(
    () => ({ locale, messages, notify, dismiss, onLoginNeeded, filterKinds, support }),
    [locale, messages, notify, dismiss, onLoginNeeded, filterKinds, support],
  );
  return (
    <Context.Provider value={value}>
      {scheme === undefined && density === undefined ? (
        children
      ) : (
        <div className="udongo" data-scheme={scheme} data-density={density}>
          {children}
        </div>
      )}
    </Context.Provider>
  );
}

/**
 * The translator of the current language: `t('combobox.results', { count: 3 })`. Stable until the language
 * changes. `english` are the groups that the component uses, and the only ones that it includes; a constant
 * of the module, for its identity.
 */
export function useMessages<const Texts extends Catalogue>(
  english: MessageGroups<Texts>,
): TranslateOf<Texts> {
  const { locale, messages } = useContext(Context);
  return useMemo(
    () => createCatalogueTranslator<Texts>(locale, messages, english),
    [locale, messages, english],
  );
}

/** Makes a translator of any group of our texts, for what is said outside of a render. */
export function useTranslator() {
  const { locale, messages } = useContext(Context);
  return <const Texts extends Catalogue>(english: MessageGroups<Texts>): TranslateOf<Texts> =>
    createCatalogueTranslator<Texts>(locale, messages, english);
}

/** The current language as the host gives it, for dates and numbers. */
export function useLanguageTag(): LanguageTag {
  return useContext(Context).locale;
}

/** The built-in catalogue nearest to the current language: 'sw' for Kiswahili of any country, else 'en'. */
export function useLocale(): Locale {
  return baseLanguage(useLanguageTag()) === 'sw' ? 'sw' : 'en';
}

/** The host's port for notifications. */
export function useNotify(): Notify {
  return useContext(Context).notify;
}

/** The host's port that dismisses a notification. */
export function useDismiss(): DismissNotification {
  return useContext(Context).dismiss;
}

/** The host's login; undefined if it has none. */
export function useLoginNeeded() {
  return useContext(Context).onLoginNeeded;
}

/** The host's kinds of list filters. */
export function useFilterKinds(): FilterKinds {
  return useContext(Context).filterKinds;
}

/** The contact for help; undefined if there is none. */
export function useSupport(): Support | undefined {
  return useContext(Context).support;
}
