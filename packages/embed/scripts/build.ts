import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildEmbed } from './buildEmbed.ts';
import { printManifest, printWebTypes } from './editorData.ts';

/** `npm run build`: makes `dist/`, and prints the weight and the hash of each script. */

const dist = join(import.meta.dirname, '../dist');
for (const { name, bytes, brotliBytes, integrity } of await buildEmbed(dist)) {
  console.log(`${name}  ${bytes} B, ${brotliBytes} B brotli  ${integrity}`);
}
writeFileSync(join(dist, 'custom-elements.json'), printManifest());
writeFileSync(join(dist, 'web-types.json'), printWebTypes());
