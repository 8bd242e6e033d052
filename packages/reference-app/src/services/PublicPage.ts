import type { CallOptions, UdongoApi } from '@udongo/sdk';
import type { Locale } from '@udongo/ui';
import type { PictureSources } from '../components/pictures/pictureSources.ts';
import type { AppConfig, OptionalScreen } from './config.ts';

/** The title, description and links of a page for search engines and messengers. */
export interface PageHead {
  /** Shown before the product's name; '' for only that name. */
  title: string;
  /** One or two sentences, at most 160 characters. */
  description: string;
  /** The language of the page's text, where it can differ from the page's own. Default: the page's. */
  language?: Locale;
  /** Its address in each language, if it has other addresses or is not in both. Default: its own, in both languages. */
  addresses?: Partial<Record<Locale, string>>;
  /** Whether a feed tells of new pages such as this one. Default false. */
  hasFeed?: boolean;
  /** Facts about an article; only for articles. */
  article?: ArticleHead;
}

export interface ArticleHead {
  publishedOn: string | null;
  updatedOn: string;
  author: string;
  cover: PictureSources | null;
  coverAlt: string;
}

/** The language and the path values that a page is rendered for. */
export interface PagePlace {
  locale: Locale;
  /** The values of each `:name` in its path. */
  params: Readonly<Record<string, string>>;
}

/** A page that informs everybody. The server renders it, so that it can be read without JavaScript. */
export interface PublicPage {
  /** The page's head, or a function that makes it of `data`, the answer of `load`; `data` is undefined if that failed. */
  head: Readonly<Record<Locale, PageHead>> | ((data: unknown, locale: Locale, config: AppConfig) => PageHead);
  /** The setting with which an installation can leave the page out. */
  screen?: OptionalScreen;
  /**
   * Loads the page's data from the API without a login; `useServerData` gives it to the page. Default: the page needs none. Null means
   * that nothing is at this address: the page says so, with the status 404. If it fails, or takes too long, the page is rendered without data.
   */
  load?: (visitor: UdongoApi, place: PagePlace, options: CallOptions) => Promise<unknown>;
}

export function headOf({ head }: PublicPage, data: unknown, locale: Locale, config: AppConfig): PageHead {
  return typeof head === 'function' ? head(data, locale, config) : head[locale];
}
