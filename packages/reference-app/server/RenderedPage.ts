import type { AppConfig } from '../src/services/config.ts';
import type { PageHead } from '../src/services/PublicPage.ts';
import type { ServerData } from '../src/services/ServerData.ts';
import type { FeedArticle } from './listFeed.ts';

/** The input of a rendered page; nothing in it identifies the person who asks. */
export interface PageRequest {
  /** Path of the page, such as '/book' or '/sw/prices'. */
  path: string;
  locale: 'en' | 'sw';
  scheme: 'light' | 'dark';
  config: AppConfig;
}

/** A page as a visitor sees it. */
export interface RenderedPage {
  markup: string;
  /** Null for a page that nobody finds by searching. */
  head: PageHead | null;
  given: ServerData;
  /** False where the API did not answer: a later visitor may see more. */
  isWhole: boolean;
  /** False where nothing is at this address. */
  isFound: boolean;
}

/** The functions of the built app that its server calls. */
export interface PageRenderer {
  /** Null where this installation has no such page. */
  renderPage: (request: PageRequest) => Promise<RenderedPage | null>;
  /** The published articles, the newest first. Errors: rejects where the API fails. */
  listFeed: (config: AppConfig) => Promise<FeedArticle[]>;
}
