import { createSemaphore } from '../createSemaphore.ts';
import { encodeWidth } from '../media/encodeWidth.ts';
import { isPicture } from '../media/isPicture.ts';
import {
  type EncodePicture,
  largestSide,
  maximumPixels,
  smallerWidths,
  UnreadablePictureError,
} from '../media/Pictures.ts';

/** A decoded picture of 40 megapixels takes 160 MB. */
const withPermit = createSemaphore({ maxConcurrent: 2, maxQueued: 20 });
const timeoutSeconds = 20;

/** The native library is loaded with the first upload: a server without uploads needs none of its memory. */
let loaded: ReturnType<typeof load> | undefined;

/** Encodes pictures with sharp (libvips). */
export const encodeWithSharp: EncodePicture = (bytes) =>
  withPermit(async () => {
    if (!isPicture(bytes)) throw new UnreadablePictureError('damaged');
    loaded ??= load();
    const sharp = await loaded;
    try {
      const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false }).metadata();
      if (width * height > maximumPixels) throw new UnreadablePictureError('tooManyPixels');
      // Without `keepMetadata` only the pixels are kept: no EXIF, XMP, IPTC, colour profile or comment.
      const { data, info } = await sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'error' })
        .timeout({ seconds: timeoutSeconds })
        .autoOrient()
        .toColourspace('srgb')
        .resize({ ...largestSide, fit: 'inside', withoutEnlargement: true })
        .raw()
        .toBuffer({ resolveWithObject: true });
      const raw = { width: info.width, height: info.height, channels: info.channels };
      const widths = [info.width, ...smallerWidths.filter((smaller) => smaller < info.width)];
      const files = await Promise.all(
        widths.map(async (smaller) => ({
          width: smaller,
          bytes: await encodeWidth(smaller, ({ quality, scale }) =>
            sharp(data, { raw })
              .resize({ width: Math.ceil(smaller * scale) })
              .webp({ quality })
              .toBuffer(),
          ),
        })),
      );
      return { width: info.width, height: info.height, files };
    } catch (error) {
      throw error instanceof UnreadablePictureError ? error : new UnreadablePictureError('damaged', error);
    }
  });

async function load() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  // Block all readers of libvips but these: each further reader is one more place for a mistake.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  return sharp;
}
