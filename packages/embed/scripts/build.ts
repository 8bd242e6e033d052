import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildEmbed } from './buildEmbed.ts';

/** `npm run build`: makes `dist/`, prints what each file weighs and its hash, and keeps the hashes in `integrity.json`. */

const dir = join(import.meta.dirname, '../dist');
const files = await buildEmbed(dir);
const hashes = Object.fromEntries(files.map(({ name, integrity }) => [name, integrity]));
writeFileSync(join(dir, 'integrity.json'), `${JSON.stringify(hashes, null, 2)}\n`);
for (const { name, bytes, brotliBytes, integrity } of files) {
  console.log(`${name}  ${bytes} B, ${brotliBytes} B brotli  ${integrity}`);
}
