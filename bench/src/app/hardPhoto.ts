import sharp from 'sharp';

const width = 2400;
const height = 1350;
/** Sides of the grains in pixels: some remain, however small the picture is made. */
const grains = [1, 2, 4, 8, 16, 32];

/**
 * Makes a photo that is hard to compress, as JPEG: light that changes slowly, and grain of every size, as in
 * leaves and soil. Always the same bytes.
 */
export async function makeHardPhoto(): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const light = 60 + (90 * x) / width + (60 * y) / height;
      const grain = grains.reduce(
        (sum, side) => sum + noise(Math.floor(x / side), Math.floor(y / side), side),
        0,
      );
      for (const [channel, tint] of [0.8, 1, 0.5].entries()) {
        const value = light * tint + grain * 14 + 10 * noise(x >> 2, y >> 2, channel + 100);
        pixels[(y * width + x) * 3 + channel] = Math.max(0, Math.min(255, value));
      }
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** A number from -1 to 1, always the same for the same place. */
function noise(x: number, y: number, seed: number): number {
  let hash = Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263) ^ Math.imul(seed, 2_246_822_519);
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x7fff_ffff - 1;
}
