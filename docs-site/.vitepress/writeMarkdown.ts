import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dropNotes, mapLinks } from '../../scripts/lib/markdownLinks.ts';
import { addChanges } from './addChanges.ts';
import type { Page } from './listPages.ts';
import { groupPages } from './sidebar.ts';
import { leadToSite } from './sitePath.ts';

/** The first sentence of `llms.txt`. */
const about =
  'Udongo is a soil-testing service for Kenya that other people can build on: a typed SDK, React components, a widget for any website, a reference app and its backend.';

/**
 * Writes each page as Markdown beside its HTML, with links to the other pages' Markdown; `llms.txt`, a list
 * of them; and `llms-full.txt`, all of them.
 */
export function writeMarkdown(outDir: string, root: string, pages: readonly Page[], base: string): void {
  const files = new Set(pages.map(({ file }) => file));
  const texts = new Map(
    pages.map((page) => [page, mapLinks(readPage(root, page), (href) => leadToSite(href, page.file, files))]),
  );
  for (const [{ path }, text] of texts) {
    mkdirSync(dirname(join(outDir, path)), { recursive: true });
    writeFileSync(join(outDir, path), text);
  }
  const groups = groupPages(pages);
  const list = groups.map(({ group, pages: some }) =>
    [`## ${group.title}`, '', ...some.map((page) => toLine(page, base))].join('\n'),
  );
  writeFileSync(join(outDir, 'llms.txt'), `${[`# Udongo`, `> ${about}`, ...list].join('\n\n')}\n`);
  const all = groups.flatMap(({ pages: some }) => some);
  const full = all.map((page) => `<!-- ${base}${page.path} -->\n\n${texts.get(page)}`);
  writeFileSync(join(outDir, 'llms-full.txt'), full.join('\n\n'));
}

function readPage(root: string, { file }: Page): string {
  return dropNotes(addChanges(root, readFileSync(join(root, file), 'utf8')));
}

function toLine({ title, path, summary }: Page, base: string): string {
  return `- [${title}](${base}${path})${summary && `: ${summary}`}`;
}
