import type { AppConfig } from '../app/config.ts';

/** What a page is rendered for: nothing of it says who asks. */
export interface PageRequest {
  /** Path of the page, such as '/book'. */
  path: string;
  locale: 'en' | 'sw';
  scheme: 'light' | 'dark';
  config: AppConfig;
}

/** What the built app gives its server: the markup of a page as a visitor sees it. */
export interface PageRenderer {
  renderPage: (request: PageRequest) => Promise<string>;
}

/** What a rendered page carries along for the script that takes it over. */
export interface Given {
  config: AppConfig;
}
