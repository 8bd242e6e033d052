/** Encoding of one width of a picture. */
export interface PictureEncoding {
  /** Quality of WebP, 0 to 100. */
  quality: number;
  /** The share of the pixels along each side that is kept, up to 1. A browser draws fewer pixels as large. */
  scale: number;
}

/** The widest file that the pages let a phone choose. */
const widestOnPhones = 640;
/** Most bytes of a file that a phone can choose, whatever the picture: a slow network brings it in two thirds of a second. */
const mostPhoneBytes = 32 * 1024;

/** The first is for every picture, the others for one that is hard to compress. */
const qualities = [78, 66, 54, 46, 38, 30, 22] as const;

/** Encodes one width of a picture; one that a phone can choose with less quality, then with fewer pixels, until it is small enough. */
export async function encodeWidth(
  width: number,
  encode: (encoding: PictureEncoding) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  for (let scale = 1; ; scale /= 2) {
    for (const quality of qualities) {
      const bytes = await encode({ quality, scale });
      if (width > widestOnPhones || bytes.length <= mostPhoneBytes) return bytes;
      // Quality cannot make up for that, and each try takes time.
      if (bytes.length > 4 * mostPhoneBytes) break;
    }
  }
}
