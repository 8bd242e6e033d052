import { unavailable } from '../errors.ts';

/** A picture as it is stored: decoded, turned upright and encoded again, so that only the pixels of the upload are left. */
export interface EncodedPicture {
  width: number;
  height: number;
  /** WebP files: the whole picture first, then its smaller widths. */
  files: readonly { width: number; bytes: Uint8Array }[];
}

/**
 * Reads an uploaded picture and encodes it for storage.
 * Errors: rejects with `UnreadablePictureError`, and with 503 while too many uploads are in hand.
 */
export type EncodePicture = (bytes: Uint8Array) => Promise<EncodedPicture>;

/** Takes no picture. */
export const encodeNone: EncodePicture = () => Promise.reject(unavailable());

/** The file is no picture that we take: damaged, or one that would cost too much. */
export class UnreadablePictureError extends Error {
  override readonly name = 'UnreadablePictureError';
  readonly reason: 'damaged' | 'tooManyPixels';
  constructor(reason: UnreadablePictureError['reason'], cause?: unknown) {
    super(`The picture can't be read: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** Most pixels of an upload. Decoded, each takes 4 bytes of memory. */
export const maximumPixels = 40_000_000;
/** A larger picture is made smaller. */
export const largestSide = { width: 1920, height: 3840 } as const;
/** Widths that a narrow screen fetches in place of the whole picture. */
export const smallerWidths = [320, 640, 1280] as const;

export const pictureType = 'image/webp';
