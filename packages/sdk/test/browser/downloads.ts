import { readFile } from 'node:fs/promises';
import type { BrowserCommand } from 'vitest/node';
import '@vitest/browser-playwright';

/** A file that the browser saved. */
export interface Download {
  fileName: string;
  text: string;
}

let next: Promise<Download> | undefined;

/** Begins to watch the page for a download. */
export const watchDownload: BrowserCommand<[]> = async ({ page }) => {
  next = page.waitForEvent('download').then(async (download) => ({
    fileName: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  }));
};

/** Gives the download since `watchDownload`. */
export const readDownload: BrowserCommand<[], Download | undefined> = async () => await next;

declare module 'vitest/browser' {
  interface BrowserCommands {
    watchDownload(): Promise<void>;
    readDownload(): Promise<Download | undefined>;
  }
}
