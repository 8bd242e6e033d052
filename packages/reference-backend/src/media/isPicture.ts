/** The kinds of pictures that are taken, each by how its files begin. */
const beginnings = [
  // JPEG
  [0xff, 0xd8, 0xff],
  // PNG
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
] as const;

/** Whether a file begins as a JPEG, PNG or WebP does. Neither its name nor its declared type counts. */
export function isPicture(bytes: Uint8Array): boolean {
  const begins = (beginning: readonly number[]) => beginning.every((byte, index) => bytes[index] === byte);
  const text = (from: number) => String.fromCharCode(...bytes.subarray(from, from + 4));
  return beginnings.some(begins) || (text(0) === 'RIFF' && text(8) === 'WEBP');
}
