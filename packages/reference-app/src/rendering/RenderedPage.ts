import type { AppConfig } from '../app/config.ts';

/** What a page is rendered for: nothing of it says who asks. */
export interface PageRequest {
  /** Path of the page, such as '/book' or '/sw/prices'. */
  path: string;
  locale: 'en' | 'sw';
  scheme: 'light' | 'dark';
  config: AppConfig;
}

/** What the API said when a page was rendered. */
export interface GivenData {
  path: string;
  /** As the page's `load` answered; undefined where it needs nothing, or got nothing. */
  data: unknown;
}

/** A page as a visitor sees it. */
export interface RenderedPage {
  markup: string;
  /** Null for a page that nobody finds by searching. */
  head: { title: string; description: string } | null;
  given: GivenData;
  /** False where the API did not answer: a later visitor may see more. */
  isWhole: boolean;
}

/** What the built app gives its server. */
export interface PageRenderer {
  /** Null where this installation has no such page. */
  renderPage: (request: PageRequest) => Promise<RenderedPage | null>;
}

/** What a rendered page carries along for the script that takes it over. */
export interface Given extends GivenData {
  config: AppConfig;
}
