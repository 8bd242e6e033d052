import { joinUrl } from './joinUrl.ts';

/**
 * Gives the whole address of a picture or file: an address that does not start with http is under the media
 * storage `base`. No address gives ''.
 * Source: specification section 9.
 */
export function mediaUrl(url: string | null | undefined, base: string): string {
  return url ? joinUrl(base, url) : '';
}
