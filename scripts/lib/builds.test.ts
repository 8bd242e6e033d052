import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isCurrent } from './builds.ts';

const build = { output: 'dist/index.js', sources: ['src', 'package.json', 'not-in-every-package'] };
const oldFiles = { 'src/deep/book.ts': 1, 'src/index.ts': 1, 'package.json': 1, 'dist/index.js': 2 };

/** Files with the minute of their last change. */
function createFolder(changedAt: Record<string, number>) {
  const folder = mkdtempSync(join(tmpdir(), 'udongo-builds-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of Object.keys(changedAt)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  for (const [file, minute] of Object.entries({ ...changedAt, 'src/deep': 1, src: 1 })) {
    utimesSync(join(folder, file), minute * 60, minute * 60);
  }
  return folder;
}

it('keeps what is newer than all it was made from', () => {
  expect(isCurrent(build, createFolder(oldFiles))).toBe(true);
});

it.each(['src/deep/book.ts', 'package.json'])('builds again when %s changed', (file) => {
  expect(isCurrent(build, createFolder({ ...oldFiles, [file]: 3 }))).toBe(false);
});

it('builds again when a source was deleted', () => {
  const folder = createFolder(oldFiles);
  rmSync(join(folder, 'src/deep/book.ts'));
  expect(isCurrent(build, folder)).toBe(false);
});

it('builds what was never built', () => {
  const { 'dist/index.js': _, ...sources } = oldFiles;
  expect(isCurrent(build, createFolder(sources))).toBe(false);
});
