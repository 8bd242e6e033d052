import type { EncodedPicture } from './Pictures.ts';

/**
 * Gives the address of a picture, under the base of files. Its last part names its pixels and its smaller widths, so that a
 * page can make `srcset` from the address: "<folder>/1600x900_320_640_1280.webp" is beside "<folder>/320.webp".
 */
export function toPictureAddress(folder: string, { width, height, files }: EncodedPicture): string {
  const widths = files.slice(1).map((file) => `_${file.width}`);
  return `${folder}/${width}x${height}${widths.join('')}.webp`;
}

/** The keys of a picture's files, the whole picture first, then its smaller widths in the order of the address. */
export function toPictureKeys(address: string): string[] {
  const [folder = '', name = ''] = address.split('/');
  const [, ...widths] = name.replace('.webp', '').split('_');
  return [address, ...widths.map((width) => `${folder}/${width}.webp`)];
}

/** Whether a text is the key of a picture's file: nothing else is ever looked for in the storage. */
export function isPictureKey(text: string): boolean {
  return /^[0-9a-f]{32}\/\d{1,4}(x\d{1,4}(_\d{1,4}){0,9})?\.webp$/.test(text);
}
