import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { expect, test } from 'vitest';
import { listAnchors, listLinks } from './lib/markdownLinks.ts';

const root = join(import.meta.dirname, '..');

/** Every Markdown file that a person reads in the repository. */
function listMarkdown(): string[] {
  const folders = ['docs', 'examples', 'bench', 'packages'];
  const found = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      posix.join(folder, name.split(sep).join('/')),
    ),
  );
  return ['README.md', 'CONTRIBUTING.md', ...found].filter(
    (file) => file.endsWith('.md') && !/(^|\/)(node_modules|dist|release)\//.test(file),
  );
}

/** Why a link leads nowhere; `undefined` when it leads somewhere. Other sites are not asked. */
function whyBroken(href: string, file: string): string | undefined {
  if (/^(https?|mailto|tel):/.test(href)) return undefined;
  const [path = '', anchor] = href.split('#', 2);
  const target = path ? posix.join(posix.dirname(file), decodeURI(path)) : file;
  if (path.startsWith('/') || target.startsWith('..')) return 'outside of the repository';
  if (!existsSync(join(root, target))) return 'no such file';
  if (anchor === undefined || statSync(join(root, target)).isDirectory()) return undefined;
  return readAnchors(target).has(decodeURIComponent(anchor)) ? undefined : 'no such heading';
}

const anchorsOf = new Map<string, Set<string>>();
function readAnchors(file: string): Set<string> {
  const known = anchorsOf.get(file) ?? new Set(listAnchors(readFileSync(join(root, file), 'utf8')));
  anchorsOf.set(file, known);
  return known;
}

test('every link of a Markdown file leads to a file and a heading that exist', () => {
  const files = listMarkdown();
  const links = files.flatMap((file) =>
    listLinks(readFileSync(join(root, file), 'utf8')).map((href) => ({ file, href })),
  );
  expect(links.length).toBeGreaterThan(100);
  const broken = links.flatMap(({ file, href }) => {
    const why = whyBroken(href, file);
    return why ? [`${file}: ${href}: ${why}`] : [];
  });
  expect(broken).toEqual([]);
});
