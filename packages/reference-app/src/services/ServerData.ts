import type { AppConfig } from './config.ts';

/** The API's answers that the server rendered a page from. */
export interface ServerData {
  path: string;
  /** The answer of the page's `load`; undefined if it needs none or got none. */
  data: unknown;
}

/** The data in a rendered page for the app that hydrates it. */
export interface HydrationData extends ServerData {
  config: AppConfig;
}
