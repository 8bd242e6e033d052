import { mediaUrl } from '@udongo/sdk/values';

/** The attributes of an `<img>` beside its alternative text. */
export interface PictureSources {
  src: string;
  srcSet?: string;
  /** The widths that a phone can choose from: each has at most 32 KB. */
  phoneSrcSet?: string;
  width?: number;
  height?: number;
}

/** In pixels. Up to this width the server keeps each picture at 32 KB or less. */
const widestOnPhones = 640;

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
  const sources = [
    ...widths.map((each) => ({ wide: Number(each), source: `${folder}${each}.webp ${each}w` })),
    { wide: Number(width), source: `${src} ${width}w` },
  ];
  const upTo = (widest: number) =>
    sources
      .filter(({ wide }) => wide <= widest)
      .map(({ source }) => source)
      .join(', ');
  return {
    src,
    ...(widths.length > 0 && { srcSet: upTo(Infinity), phoneSrcSet: upTo(widestOnPhones) }),
    width: Number(width),
    height: Number(height),
  };
}
