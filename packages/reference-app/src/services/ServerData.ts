import type { AppConfig } from './config.ts';

/** What the API said when a page was rendered. */
export interface ServerData {
  path: string;
  /** As the page's `load` answered; undefined where it needs nothing, or got nothing. */
  data: unknown;
}

/** What a rendered page carries along for the app that hydrates it. */
export interface HydrationData extends ServerData {
  config: AppConfig;
}
