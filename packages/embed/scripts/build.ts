import { join } from 'node:path';
import { buildEmbed } from './buildEmbed.ts';

/** `npm run build`: makes `dist/`, and prints what each script weighs and its hash. */

for (const { name, bytes, brotliBytes, integrity } of await buildEmbed(
  join(import.meta.dirname, '../dist'),
)) {
  console.log(`${name}  ${bytes} B, ${brotliBytes} B brotli  ${integrity}`);
}
