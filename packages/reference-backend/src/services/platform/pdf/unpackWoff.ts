const woffHeader = 44;
const woffEntry = 20;
const header = 12;
const entry = 16;

/**
 * Gives the TrueType font inside a woff file (https://www.w3.org/TR/WOFF). Of a woff file the PDF library unpacks the shapes of all letters
 * again for each letter that it draws.
 */
export async function unpackWoff(woff: Uint8Array): Promise<Uint8Array> {
  const packed = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  const count = packed.getUint16(12);
  const unpacked = new Uint8Array(packed.getUint32(16));
  const font = new DataView(unpacked.buffer);
  font.setUint32(0, packed.getUint32(4));
  font.setUint16(4, count);
  let end = header + entry * count;
  for (let index = 0; index < count; index += 1) {
    const from = woffHeader + woffEntry * index;
    const [tag, offset, packedLength, length, checksum] = Array.from({ length: 5 }, (_, field) =>
      packed.getUint32(from + 4 * field),
    ) as [number, number, number, number, number];
    const bytes = woff.subarray(offset, offset + packedLength);
    unpacked.set(packedLength < length ? await inflate(bytes) : bytes, end);
    for (const [field, value] of [tag, checksum, end, length].entries()) {
      font.setUint32(header + entry * index + 4 * field, value);
    }
    // Tables begin at multiples of four bytes.
    end += Math.ceil(length / 4) * 4;
  }
  return unpacked;
}

async function inflate(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes as BlobPart]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
