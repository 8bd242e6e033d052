import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { dropNotes, mapLinks } from './markdownLinks.ts';

/** Files of `docs/`, and folders with all their files, that each published package carries under the same path. */
const packed: Readonly<Record<string, readonly string[]>> = {
  'packages/sdk': [
    'docs/sdk.md',
    'docs/own-backend.md',
    'docs/start/own-api.md',
    'docs/tutorials/admin.md',
    'docs/guides/errors.md',
    'docs/guides/testing.md',
    'docs/guides/security.md',
    'docs/guides/upgrading.md',
  ],
  'packages/ui': [
    'docs/components.md',
    'docs/hooks.md',
    'docs/guides',
    'docs/routers.md',
    'docs/host-css.md',
    'docs/start/react.md',
    'docs/tutorials/admin.md',
  ],
  'packages/embed': [
    'docs/embedding.md',
    'docs/host-css.md',
    'docs/widget-files.md',
    'docs/start/agrovet.md',
    'docs/tutorials/agrovet-page.md',
    'docs/guides',
  ],
};

export interface PackedPage {
  /** From the package's folder, and from the repository's root. */
  file: string;
  text: string;
}

/**
 * Gives the documentation that a package carries. A link to a page that it does not carry becomes text: readers of the package
 * don't have the repository.
 */
export function makePackedDocs(root: string, folder: string): PackedPage[] {
  const files = (packed[folder] ?? []).flatMap((path) => listMarkdown(root, path));
  const own = new Set([...files, 'README.md']);
  const fromPackage = (target: string) => (target === `${folder}/README.md` ? 'README.md' : target);
  return files.map((file) => ({
    file,
    text: mapLinks(dropNotes(readFileSync(join(root, file), 'utf8')), (href) => {
      if (/^([a-z]+:|#)/i.test(href)) return href;
      const [path = '', anchor] = href.split('#', 2);
      const target = fromPackage(posix.join(posix.dirname(file), path));
      if (!own.has(target)) return undefined;
      return `${posix.relative(posix.dirname(file), target)}${anchor ? `#${anchor}` : ''}`;
    }),
  }));
}

function listMarkdown(root: string, path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => posix.join(path, name.split(sep).join('/')))
    .sort();
}
