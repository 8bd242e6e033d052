import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { listAnchors, listLinks } from './lib/markdownLinks.ts';
import { makePackedDocs } from './lib/packedDocs.ts';
import { listPublishedPackages } from './lib/publishedPackages.ts';

const root = join(import.meta.dirname, '..');

/** Every Markdown file that a person reads in the repository. */
function listMarkdown(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  return files.filter((file) => !file.startsWith('.') && existsSync(join(root, file)));
}

/** Gives the reason why a link leads nowhere; `undefined` for a good one. Other sites are not asked. */
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

/** A path of a document, as a README names it. */
const namedDocument = /`(docs\/[\w/-]+\.md)`/g;

test.each(listPublishedPackages(root).map(({ name, folder }) => [name, folder] as const))(
  'every link in the README and the documents of %s works without the repository',
  (_, folder) => {
    const docs = makePackedDocs(root, folder);
    const texts = new Map(docs.map(({ file, text }) => [file, text]));
    texts.set('README.md', readFileSync(join(root, folder, 'README.md'), 'utf8'));
    expect(texts.size).toBeGreaterThan(5);
    const anchors = new Map([...texts].map(([file, text]) => [file, listAnchors(text)]));
    const broken = [...texts].flatMap(([file, text]) => {
      const named =
        file === 'README.md' ? [...text.matchAll(namedDocument)].map(([, name = '']) => name) : [];
      return [...listLinks(text), ...named]
        .filter((href) => {
          if (/^(https|mailto):/.test(href)) return false;
          const [path = '', anchor] = href.split('#', 2);
          const target = path ? posix.join(posix.dirname(file), path) : file;
          const there = anchors.get(target);
          return !there || (anchor !== undefined && !there.includes(anchor));
        })
        .map((href) => `${file}: ${href}`);
    });
    expect(broken).toEqual([]);
  },
);

test('the licence, the changes and the documents of a package are packed', () => {
  for (const { folder } of listPublishedPackages(root)) {
    const { files, scripts } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    expect(files).toEqual(expect.arrayContaining(['CHANGELOG.md', 'dist', 'docs']));
    expect(scripts.prepack).toContain('packDocs.ts');
    expect(existsSync(join(root, folder, 'LICENSE'))).toBe(true);
  }
});
