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

/** What a notification says. Shape of the SDK's toasts without the id. */
export interface Notification {
  tone: 'success' | 'error' | 'warning' | 'info';
  title?: string;
  message: string;
  /** How long it shows, in milliseconds. Default: the store's own, 3000. */
  durationMs?: number;
}

/** The port through which components notify; the toaster of the SDK has it as `show`. */
export type Notify = (notification: Notification) => unknown;

/** Takes a notification away by the id that `notify` gave it; nothing happens when it is gone already. */
export type DismissNotification = (id: string) => void;

/** 'auto' is what the person's device is set to. */
export type Scheme = 'light' | 'dark' | 'auto';

/** Who answers when a person needs help. Shape of `settings` of the SDK's `boot.get`, less the prefix. */
export interface Support {
  /** '' leaves the name out. */
  name: string;
  /** As +254 and its digits. */
  phone_no: string;
}

interface English {
  locale?: 'en' | `en-${string}`;
  /** Texts that replace the English ones. Keep its identity stable between renders. */
  messages?: MessageOverrides;
}

interface Translated {
  /** Language of numbers, dates and plurals, any BCP 47 tag: 'fr-CI', else 'fr', else English. Default 'en'. */
  locale: LanguageTag;
  /**
   * The texts of the language, all or some; the others stay English: `import { sw } from '@udongo/ui/messages/sw'`. Only English
   * comes by itself. Keep its identity stable.
   */
  messages: MessageOverrides;
}

/** A language other than English needs its messages. */
export type UdongoProviderProps = ProviderPorts & (English | Translated);

interface ProviderPorts {
  /** Where notifications go. Default: nowhere; forms still say everything in place. */
  notify?: Notify;
  /**
   * Takes a notification away that has been overtaken, such as a failure once the person tries again; the toaster of the
   * SDK has it as `dismiss`. Asked with what `notify` returned, when that is a string. Default: each stays for its time.
   */
  dismiss?: DismissNotification;
  /**
   * Lets a person log in where a list asks for it (401): resolve once they have, and the list is asked again. Default: the list
   * says that it did not load.
   */
  onLoginNeeded?: () => Promise<unknown>;
  /** Kinds of list filters beyond the built-in ones, and in their place under the same name. Default: none. */
  filterKinds?: FilterKinds;
  /** Whom to call for help, said where a booking can't be sent. Default: nobody, and no text tells to call. Keep its identity stable. */
  support?: Support | undefined;
  /**
   * Light or dark, for the components below it: an element around them gets `data-scheme`, which a page may also set itself, on any
   * element. The widget has an attribute of the same name. Default: that of the page around, else light.
   */
  scheme?: Scheme | undefined;
  /** The components that it holds for. */
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
  children,
}: UdongoProviderProps) {
  const value = useMemo(
    () => ({ locale, messages, notify, dismiss, onLoginNeeded, filterKinds, support }),
    [locale, messages, notify, dismiss, onLoginNeeded, filterKinds, support],
  );
  return (
    <Context.Provider value={value}>
      {scheme === undefined ? (
        children
      ) : (
        <div className="udongo" data-scheme={scheme}>
          {children}
        </div>
      )}
    </Context.Provider>
  );
}

/**
 * The translator of the current language: `t('combobox.results', { count: 3 })`. Stable until the language changes.
 * `english` are the groups that the component says, and all that it brings along; a constant of the module, for its identity.
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

/** The current language as the host says it, for dates and numbers. */
export function useLanguageTag(): LanguageTag {
  return useContext(Context).locale;
}

/** Which built-in catalogue is nearest to the current language: 'sw' for Kiswahili of any country, else 'en'. */
export function useLocale(): Locale {
  return baseLanguage(useLanguageTag()) === 'sw' ? 'sw' : 'en';
}

/** The host's port for notifications. */
export function useNotify(): Notify {
  return useContext(Context).notify;
}

/** The host's port that takes a notification away. */
export function useDismiss(): DismissNotification {
  return useContext(Context).dismiss;
}

/** The host's login; undefined where it has none. */
export function useLoginNeeded() {
  return useContext(Context).onLoginNeeded;
}

/** The host's kinds of list filters. */
export function useFilterKinds(): FilterKinds {
  return useContext(Context).filterKinds;
}

/** Whom to call for help; undefined when nobody is named. */
export function useSupport(): Support | undefined {
  return useContext(Context).support;
}
