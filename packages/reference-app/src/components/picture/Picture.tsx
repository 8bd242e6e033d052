import type { ImgHTMLAttributes } from 'react';
import { useServices } from '../../app/ServicesContext.ts';
import { readPicture } from './readPicture.ts';

interface PictureProps
  extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'sizes' | 'loading' | 'className' | 'fetchPriority'> {
  /** As the API gives it: under the media base unless it begins with http. */
  address: string;
  /** "" for mere decoration. */
  alt: string;
}

/** A picture of the media library in the width that the place needs; nothing for an address that is not the API's. */
export function Picture({ address, alt, sizes = '100vw', ...rest }: PictureProps) {
  const picture = readPicture(address, useServices().config);
  if (!picture) return null;
  const { src, srcSet, width, height } = picture;
  return (
    <img
      {...rest}
      {...(srcSet && { srcSet, sizes })}
      src={src}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
    />
  );
}
