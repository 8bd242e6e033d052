import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface LockedPackage {
  version?: string;
  optionalDependencies?: Record<string, string>;
  integrity?: string;
  link?: boolean;
}

const lockfile: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const locked = Object.entries(lockfile.packages);

/** Looks for a dependency of a package as Node does, the nearest place first. */
function isLocked(name: string, from: string): boolean {
  const places = from
    .split('/node_modules/')
    .map((_, depth, parts) => parts.slice(0, depth + 1).join('/node_modules/'));
  return [...places.map((place) => `${place}/node_modules/${name}`), `node_modules/${name}`].some(
    (path) => path in lockfile.packages,
  );
}

it('holds the binaries of every platform, not only of the one it was made on', () => {
  const missing = locked.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(name, path)),
  );
  expect(missing).toEqual([]);
});

it('pins the content of everything that is downloaded', () => {
  const downloaded = locked.filter(([path, { link }]) => path.includes('node_modules/') && !link);
  expect(downloaded.length).toBeGreaterThan(100);
  expect(downloaded.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
});

/** Each of these is behind one module of ours (decisions 5 and 11) that is written against one version. */
it.each([
  ['openapi-fetch', 'packages/sdk', 'dependencies'],
  ['openapi-typescript', '.', 'devDependencies'],
  ['@floating-ui/react', 'packages/ui', 'dependencies'],
] as const)('%s has one exact version, which is the one installed', (name, folder, kind) => {
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const wanted = manifest[kind]?.[name];
  expect(wanted).toMatch(/^\d+\.\d+\.\d+$/);
  const installed = locked.filter(([path]) => path.endsWith(`node_modules/${name}`));
  expect(installed.map(([, { version }]) => version)).toEqual([wanted]);
});
