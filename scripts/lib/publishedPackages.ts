import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface PublishedPackage {
  name: string;
  version: string;
  /** From the repository's root, with `/`. */
  folder: string;
}

/** The workspaces that strangers install: those whose manifest isn't private, by folder. */
export function listPublishedPackages(root: string): PublishedPackage[] {
  return readdirSync(join(root, 'packages'))
    .filter((folder) => existsSync(join(root, 'packages', folder, 'package.json')))
    .map((folder) => ({ folder, ...readManifest(join(root, 'packages', folder)) }))
    .filter((manifest) => manifest.private !== true)
    .map(({ folder, name, version }) => ({ name, version, folder: `packages/${folder}` }));
}

function readManifest(folder: string): { name: string; version: string; private?: boolean } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
