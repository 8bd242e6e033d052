import { posix } from 'node:path';

/**
 * The path of a Markdown file in the site, such as 'guides/theming.md'. Both paths are from their roots, with
 * `/`.
 */
export function sitePath(file: string): string {
  return places.reduce((path, [from, to]) => path.replace(from, to), file);
}

const places = [
  [/^docs\/README\.md$/, 'index.md'],
  [/^docs\//, ''],
  [/^packages\/([^/]+)\/README\.md$/, 'packages/$1.md'],
  [/^packages\/([^/]+)\/bench\/results\.md$/, 'packages/$1-measured.md'],
  [/^packages\/([^/]+)\/CHANGELOG\.md$/, 'packages/$1-changes.md'],
  [/^examples\/README\.md$/, 'examples.md'],
  [/^CONTRIBUTING\.md$/, 'contributing.md'],
  [/^SECURITY\.md$/, 'security.md'],
  [/^SUPPORT\.md$/, 'support.md'],
  [/^CODE_OF_CONDUCT\.md$/, 'conduct.md'],
] as const;

/** Patterns that exclude Markdown files of the repository from the documentation. */
export const noPages = [
  '!(docs|packages|examples)/**/*',
  '!(CONTRIBUTING|SECURITY|SUPPORT|CODE_OF_CONDUCT).md',
  'packages/*/!(README|CHANGELOG).md',
  'packages/*/!(bench)/**/*',
  'packages/*/bench/!(results).md',
  'examples/!(README).md',
];

/**
 * Turns a link of a Markdown file into a link of the site, relative to the page; `undefined` when the site
 * has no such page or file: a source file, a folder of code. Links to other sites and to headings of the same
 * page stay as they are.
 */
export function leadToSite(href: string, file: string, pages: ReadonlySet<string>): string | undefined {
  if (/^([a-z]+:|#|\/\/)/i.test(href)) return href;
  const [path = '', anchor] = href.split('#', 2);
  const target = posix.join(posix.dirname(file), decodeURI(path));
  const page = [target, posix.join(target, 'README.md')].find((name) => pages.has(name));
  if (!page) return undefined;
  const relative = posix.relative(posix.dirname(sitePath(file)), sitePath(page));
  return `${relative.startsWith('.') ? relative : `./${relative}`}${anchor ? `#${anchor}` : ''}`;
}
