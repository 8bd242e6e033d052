import { joinUrl } from './joinUrl.ts';

/**
 * The whole address of a picture or file: what does not start with http lies under the media storage `base`. Nothing gives ''.
 * Source: specification section 9.
 */
export function mediaUrl(url: string | null | undefined, base: string): string {
  return url ? joinUrl(base, url) : '';
}
