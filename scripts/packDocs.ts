import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { makePackedDocs } from './lib/packedDocs.ts';

/**
 * Copies the documentation of the package in this folder into it, before npm packs it. Git ignores the copy. Files that are already
 * there stay untouched, because two tests can pack the same package at once.
 */
const root = join(import.meta.dirname, '..');
const folder = relative(root, process.cwd()).split(sep).join('/');
const pages = makePackedDocs(root, folder);
const made = new Set(pages.map(({ file }) => file));
const left = existsSync('docs') ? readdirSync('docs', { recursive: true, encoding: 'utf8' }) : [];
for (const name of left) {
  const file = `docs/${name.split(sep).join('/')}`;
  if (file.endsWith('.md') && !made.has(file)) rmSync(file, { force: true });
}
for (const { file, text } of pages) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
