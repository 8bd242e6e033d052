import { mkdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { packables, packPackage } from './packPackage.ts';

/** Packs all published packages into `packed/`, emptied first. Resolves with the paths of the tarballs. */
export async function packAll(): Promise<string[]> {
  const folder = resolve('packed');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const tarballs: string[] = [];
  for (const [name, packable] of Object.entries(packables)) {
    console.log(`Packing @udongo/${name} ...`);
    tarballs.push(await packPackage(packable, folder));
  }
  return tarballs;
}
