import { crc32 } from 'node:zlib';
import sharp from 'sharp';

type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff';

/** A picture of one colour. */
export function blankPicture(format: Format, width = 64, height = 48): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#5a7d3c' } })
    .toFormat(format)
    .toBuffer();
}

/** A form as the app sends it. */
export function toForm(bytes: Uint8Array, name = 'maize.jpg', alt?: string): FormData {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], name));
  if (alt !== undefined) form.append('alt', alt);
  return form;
}

/** A form with a small picture. */
export async function mediaForm(): Promise<FormData> {
  return toForm(await blankPicture('jpeg'), 'maize.jpg', 'A field of maize');
}

/** A PNG of these chunks, each with its right checksum. */
export function pngOf(...chunks: [type: string, data: Uint8Array][]): Buffer {
  const written = chunks.map(([type, data]) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    return Buffer.concat([uint32(data.length), named, uint32(crc32(named))]);
  });
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...written]);
}

/** The header of a PNG with one bit for each pixel. */
export function pngHeader(width: number, height: number): [type: string, data: Uint8Array] {
  return ['IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from([1, 0, 0, 0, 0])])];
}

/** The same picture with a chunk behind its header. */
export function withChunk(png: Buffer, type: string, data: Uint8Array): Buffer {
  const chunk = pngOf([type, data]).subarray(8);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

/** The same JPEG with a segment behind its first marker. */
export function withSegment(jpeg: Buffer, marker: number, data: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
