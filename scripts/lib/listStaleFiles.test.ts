import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { listStaleFiles } from './listStaleFiles.ts';

function createFolder(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'udongo-stale-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

it('finds nothing when both folders hold the same', () => {
  const files = { 'schema.ts': 'one', 'deep/operations.ts': 'two' };
  expect(listStaleFiles(createFolder(files), createFolder(files))).toEqual([]);
});

it('names files that were edited by hand, forgotten, or are no longer generated', () => {
  const fresh = createFolder({ 'schema.ts': 'new', 'same.ts': 'same', 'deep/added.ts': 'added' });
  const committed = createFolder({ 'schema.ts': 'old', 'same.ts': 'same', 'left.ts': 'left' });
  expect(listStaleFiles(fresh, committed)).toEqual(['deep/added.ts', 'left.ts', 'schema.ts']);
});

it('finds a file that is asked for itself', () => {
  const folders = ['new', 'old'].map((text) => createFolder({ 'openapi.yaml': text }));
  const [fresh = '', committed = ''] = folders.map((folder) => join(folder, 'openapi.yaml'));
  expect(listStaleFiles(fresh, committed)).toEqual(['']);
});

it('names every file when nothing was generated yet', () => {
  expect(listStaleFiles(createFolder({ 'schema.ts': 'new' }), '/no/such/folder')).toEqual(['schema.ts']);
});
