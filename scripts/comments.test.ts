import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findWordings, plainComments } from './lib/plainEnglish.ts';
import { readComments } from './test/readComments.ts';
import { readProse } from './test/readTexts.ts';

const root = join(import.meta.dirname, '..');

/** Folders whose comments are in plain English. */
const folders = ['.storybook', 'packages', 'e2e', 'bench', 'docs-site', 'scripts'];

test('comments begin with a noun or a verb, in plain English', () => {
  const comments = folders.flatMap((folder) => readComments(root, folder));
  expect(comments.length).toBeGreaterThan(4000);
  expect(findWordings(plainComments, comments)).toEqual([]);
});

test('change notes are in plain English', () => {
  const notes = readdirSync(join(root, '.changeset')).filter((file) => file.endsWith('.md'));
  const texts = notes.flatMap((file) =>
    readProse(join(root, '.changeset', file)).map(({ text }) => ({
      file,
      text: text.replace(/^[-| ]+/, ''),
    })),
  );
  expect(findWordings(plainComments, texts)).toEqual([]);
});

test('the page about a backend of your own is in plain English', () => {
  const page = readProse(join(root, 'docs/own-backend.md'));
  expect(page.length).toBeGreaterThan(50);
  const texts = page.map(({ file, text }) => ({ file, text: text.replace(/^[-| ]+/, '') }));
  expect(findWordings(plainComments, texts)).toEqual([]);
});
