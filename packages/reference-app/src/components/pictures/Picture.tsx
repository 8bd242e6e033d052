import { mediaBaseOf } from '../../services/mediaBaseOf.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { pictureSources } from './pictureSources.ts';

interface PictureProps {
  /** As the API has it: `Media.url`, `Blog.cover_image`. */
  url: string;
  /** Alternative text; '' for a picture that is only decoration. */
  alt: string;
  /** Its drawn width, in CSS, such as `(width < 640px) 100vw, 320px`. Default '100vw'. */
  sizes?: string;
  /** Default 'lazy'. The largest picture of a page's first screen is 'eager', and is fetched before others. */
  loading?: 'lazy' | 'eager';
  className?: string;
}

/**
 * A picture of the media library in the width that the screen needs, its place kept free until it is there. However fine a phone's
 * screen is, it chooses among the small widths.
 */
export function Picture({ url, alt, sizes = '100vw', loading = 'lazy', className }: PictureProps) {
  const { config } = useServices();
  const { srcSet, phoneSrcSet, ...sources } = pictureSources(url, mediaBaseOf(config));
  return (
    <picture>
      {phoneSrcSet && <source media="(max-width: 767px)" srcSet={phoneSrcSet} sizes={sizes} />}
      <img
        className={className}
        alt={alt}
        loading={loading}
        decoding="async"
        {...(loading === 'eager' && { fetchPriority: 'high' })}
        {...(srcSet && { srcSet, sizes })}
        {...sources}
      />
    </picture>
  );
}
