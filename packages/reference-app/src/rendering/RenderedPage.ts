import type { PageHead } from '../public-pages/PublicPage.ts';
import type { AppConfig } from '../services/config.ts';
import type { FeedArticle } from './listFeed.ts';

/** What a page is rendered for: nothing of it says who asks. */
export interface PageRequest {
  /** Path of the page, such as '/book' or '/sw/prices'. */
  path: string;
  locale: 'en' | 'sw';
  scheme: 'light' | 'dark';
  config: AppConfig;
}

/** What the API said when a page was rendered. */
export interface ServerData {
  path: string;
  /** As the page's `load` answered; undefined where it needs nothing, or got nothing. */
  data: unknown;
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

/** What the built app gives its server. */
export interface PageRenderer {
  /** Null where this installation has no such page. */
  renderPage: (request: PageRequest) => Promise<RenderedPage | null>;
  /** The published articles, the newest first. Errors: rejects where the API fails. */
  listFeed: (config: AppConfig) => Promise<FeedArticle[]>;
}

/** What a rendered page carries along for the script that takes it over. */
export interface Given extends ServerData {
  config: AppConfig;
}
