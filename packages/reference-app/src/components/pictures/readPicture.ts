import type { AppConfig } from '../../services/config.ts';
import { mediaBaseOf } from '../../services/mediaBaseOf.ts';
import { type PictureSources, pictureSources } from './pictureSources.ts';

/**
 * A picture that a text names. Null for "" and for an address of anybody but the service: a foreign server would learn who reads what,
 * and the content security policy refuses it.
 */
export function readPicture(
  address: string,
  config: Pick<AppConfig, 'apiBaseUrl' | 'mediaBaseUrl'>,
): PictureSources | null {
  if (!readable.test(address)) return null;
  const sources = pictureSources(address, mediaBaseOf(config));
  return URL.canParse(sources.src) && pictureOrigins(config).includes(new URL(sources.src).origin)
    ? sources
    : null;
}

/** Lists the origins of pictures that readers see, such as 'https://api.udongo.example': the media base, and the API if that is elsewhere. */
export function pictureOrigins(config: Parameters<typeof mediaBaseOf>[0]): string[] {
  return [...new Set([mediaBaseOf(config), config.apiBaseUrl].map((each) => new URL(each).origin))];
}

/** On the web, or below the base: no other scheme, and no other host by two slashes. */
const readable = /^(?:https?:[/]{2}[^\s\\]+|(?![/]{2})[^\s\\:]+)$/i;
