import { mediaUrl } from '@udongo/sdk/values';

/** What an `<img>` needs beside its alternative text. */
export interface PictureSources {
  src: string;
  srcSet?: string;
  width?: number;
  height?: number;
}

/**
 * Reads a picture's address. Our server's says the picture's pixels and its smaller widths: `<folder>/1600x900_320_640.webp`. Any other
 * address is shown as it is.
 * Source: `Media.url` of the contract.
 */
export function pictureSources(url: string, base: string): PictureSources {
  const src = mediaUrl(url, base);
  const [, folder = '', width = '', height = '', smaller = ''] =
    /^(.*\/)(\d+)x(\d+)((?:_\d+)*)\.webp$/.exec(src) ?? [];
  if (folder === '') return { src };
  const widths = smaller.split('_').filter(Boolean);
  const sources = [...widths.map((each) => `${folder}${each}.webp ${each}w`), `${src} ${width}w`];
  return {
    src,
    ...(widths.length > 0 && { srcSet: sources.join(', ') }),
    width: Number(width),
    height: Number(height),
  };
}
