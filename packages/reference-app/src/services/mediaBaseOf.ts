import type { AppConfig } from './config.ts';

/** Gives the base address of pictures whose address does not begin with http. Source: specification section 9. */
export function mediaBaseOf({
  mediaBaseUrl,
  apiBaseUrl,
}: Pick<AppConfig, 'mediaBaseUrl' | 'apiBaseUrl'>): string {
  return mediaBaseUrl ?? `${apiBaseUrl.replace(/\/+$/, '')}/files`;
}
