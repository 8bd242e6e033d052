import type { AppConfig } from '../../app/config.ts';
import { mediaBaseOf } from '../../app/mediaBaseOf.ts';
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
  const base = mediaBaseOf(config);
  const sources = pictureSources(address, base);
  const own = [base, config.apiBaseUrl].map((each) => new URL(each).origin);
  return URL.canParse(sources.src) && own.includes(new URL(sources.src).origin) ? sources : null;
}

/** On the web, or below the base: no other scheme, and no other host by two slashes. */
const readable = /^(?:https?:[/]{2}[^\s\\]+|(?![/]{2})[^\s\\:]+)$/i;
