import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set([
  '.css',
  '.data',
  '.html',
  '.js',
  '.json',
  '.mjs',
  '.sql',
  '.svg',
  '.txt',
  '.wasm',
  '.xml',
]);
/** Below this size, the headers are larger than the saving. */
const smallestBytes = 1024;
/** The best brotli takes a minute for PGlite's 10 MB and saves little there. */
const largestForBestBytes = 1024 * 1024;

/**
 * Writes a `.br` and a `.gz` beside each file of a built app that gains by it, unless a current one is there.
 * Resolves with the number of files that were compressed now.
 */
export async function precompress(folder: string): Promise<number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    // The server sends nothing of a folder that begins with a dot.
    .filter((file) => !relative(folder, file).startsWith('.'))
    .filter((file) => statSync(file).size >= smallestBytes && !isCurrent(file));
  await Promise.all(files.map(compressFile));
  return files.length;
}

function isCurrent(file: string): boolean {
  const compressed = `${file}.gz`;
  return existsSync(compressed) && statSync(compressed).mtimeMs >= statSync(file).mtimeMs;
}

/** Writes `.br`, then `.gz`: a present `.gz` means that both are complete. */
async function compressFile(file: string): Promise<void> {
  const content = readFileSync(file);
  const quality = content.length > largestForBestBytes ? 9 : constants.BROTLI_MAX_QUALITY;
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
  replaceFile(`${file}.br`, await promisify(brotliCompress)(content, brotliOptions));
  replaceFile(`${file}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
}

/** At once: another server may be sending the file just now. */
function replaceFile(file: string, content: Buffer): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}
