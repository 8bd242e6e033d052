import { mediaUrl } from '@udongo/sdk/values';
import type { AppConfig } from '../../app/config.ts';

/** A picture as a page shows it. */
export interface ReadPicture {
  src: string;
  /** Its widths, for a picture of the media library. */
  srcSet: string | undefined;
  /** Pixels, where the address says them. */
  width: number | undefined;
  height: number | undefined;
}

/**
 * The picture at an address of the API. Null for "" and for an address of anybody else, which the content security policy refuses:
 * a foreign server would learn who reads what.
 */
export function readPicture(
  address: string,
  { apiBaseUrl }: Pick<AppConfig, 'apiBaseUrl'>,
): ReadPicture | null {
  if (!readable.test(address)) return null;
  const src = mediaUrl(address, `${apiBaseUrl}/files`);
  if (!URL.canParse(src) || new URL(src).origin !== new URL(apiBaseUrl).origin) return null;
  const [, folder = '', width, height, smaller = ''] = widthsInName.exec(src) ?? [];
  const sources = smaller
    .split('_')
    .filter(Boolean)
    .map((each) => `${folder}${each}.webp ${each}w`);
  return {
    src,
    srcSet: sources.length > 0 ? [...sources, `${src} ${width}w`].join(', ') : undefined,
    width: width === undefined ? undefined : Number(width),
    height: height === undefined ? undefined : Number(height),
  };
}

/** On the web, or below the base: no other scheme, and no other host by two slashes. */
const readable = /^(?:https?:[/]{2}[^\s\\]+|(?![/]{2})[^\s\\:]+)$/i;

/** "…/1600x900_320_640.webp": its pixels, and the widths that are beside it as "…/320.webp". */
const widthsInName = /^(.*[/])(\d+)x(\d+)((?:_\d+)*)\.webp$/;
