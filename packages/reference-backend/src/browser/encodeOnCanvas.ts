import { encodeWidth } from '../media/encodeWidth.ts';
import {
  type EncodePicture,
  largestSide,
  maximumPixels,
  pictureType,
  smallerWidths,
  UnreadablePictureError,
} from '../media/Pictures.ts';

/** Encodes pictures with the browser, for the backend that runs in one. A browser that can't write WebP writes PNG. */
export const encodeOnCanvas: EncodePicture = async (bytes) => {
  const decoded = await createImageBitmap(new Blob([new Uint8Array(bytes)])).catch((error: unknown) => {
    throw new UnreadablePictureError('damaged', error);
  });
  if (decoded.width * decoded.height > maximumPixels) throw new UnreadablePictureError('tooManyPixels');
  const scale = Math.min(1, largestSide.width / decoded.width, largestSide.height / decoded.height);
  const width = Math.max(1, Math.round(decoded.width * scale));
  const height = Math.max(1, Math.round(decoded.height * scale));
  const widths = [width, ...smallerWidths.filter((smaller) => smaller < width)];
  const files = await Promise.all(
    widths.map(async (smaller) => ({
      width: smaller,
      bytes: await encodeWidth(smaller, async ({ quality, scale }) => {
        const wide = Math.ceil(smaller * scale);
        const canvas = new OffscreenCanvas(wide, Math.max(1, Math.round((height * wide) / width)));
        canvas.getContext('2d')?.drawImage(decoded, 0, 0, canvas.width, canvas.height);
        const blob = await canvas.convertToBlob({ type: pictureType, quality: quality / 100 });
        return new Uint8Array(await blob.arrayBuffer());
      }),
    })),
  );
  decoded.close();
  return { width, height, files };
};
