import { createUdongo, type Media } from '@udongo/sdk';
import type { Services } from '../../services/createServices.ts';
import { sendByXhr } from './sendByXhr.ts';

/** Sends one picture to the library. Errors: as every call of the SDK. */
export type UploadPicture = (
  file: File,
  alt: string,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<Media>;

/** A photo takes minutes over a slow network; the person can cancel while waiting. */
const timeoutMs = 15 * 60_000;

/** Makes the upload as the person who is logged in. */
export function createUpload({
  config,
  session,
  relogin,
  fetch,
}: Pick<Services, 'config' | 'session' | 'relogin' | 'fetch'>): UploadPicture {
  return (file, alt, { signal, onProgress }) => {
    const udongo = createUdongo({
      baseUrl: config.apiBaseUrl,
      session,
      onUnauthorized: () => relogin.ask(),
      fetch: fetch ?? sendByXhr(onProgress),
    });
    const form = new FormData();
    form.append('file', file);
    form.append('alt', alt);
    return udongo.media.create(form, { signal, timeoutMs });
  };
}
