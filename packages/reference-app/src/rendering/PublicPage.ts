import type { CallOptions, UdongoApi } from '@udongo/sdk';
import type { Locale } from '@udongo/ui';
import type { OptionalScreen } from '../app/config.ts';
import type { PublicPath } from '../app/publicPaths.ts';

/** What search engines and messengers show of a page. */
export interface PageHead {
  /** Before the product's name; '' for that name alone. */
  title: string;
  /** One or two sentences, at most 160 characters. */
  description: string;
}

/** What a page is rendered for. */
export interface PagePlace {
  locale: Locale;
  /** What stands for each `:name` of its path. */
  params: Readonly<Record<string, string>>;
}

/** A page that informs everybody. The server renders it, so that it can be read without JavaScript. */
export interface PublicPage {
  /** In English; the page in Kiswahili has `/sw` before it. */
  path: PublicPath;
  /** Of `data`, what `load` gave; undefined where that failed. */
  head: Readonly<Record<Locale, PageHead>> | ((data: unknown, locale: Locale) => PageHead);
  /** Given where an installation can leave the page out. */
  screen?: OptionalScreen;
  /**
   * Asks the API, as nobody, for what the page shows; `useGiven` hands it to the page. Default: the page needs no answer. Null says
   * that there is no such page. Where it fails, or takes longer than the server waits, the page is rendered without.
   */
  load?: (visitor: UdongoApi, place: PagePlace, options: CallOptions) => Promise<unknown>;
}

export function headOf({ head }: PublicPage, data: unknown, locale: Locale): PageHead {
  return typeof head === 'function' ? head(data, locale) : head[locale];
}
