import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

type Files = Record<string, string>;

/** An empty git repository without a remote, gone when the test ends. */
export function createScratchRepository() {
  const root = mkdtempSync(join(tmpdir(), 'udongo-git-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Wanjiru');
  git('config', 'user.email', 'wanjiru@udongo.test');
  const write = (files: Files) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
  };
  const commit = (subject: string, files: Files = {}) => {
    write(files);
    git('add', '--all');
    git('commit', '--quiet', '--message', subject);
  };
  return { root, git, write, commit };
}

/** The manifest of a small package; its build copies what it is made from. */
export function packageManifest(name: string, version: string, more: object = {}): string {
  const scripts = { build: 'mkdir -p dist && cp src/index.js dist/' };
  return `${JSON.stringify({ name, version, files: ['CHANGELOG.md', 'dist'], scripts, ...more }, null, 2)}\n`;
}

/** A changeset with this sentence. */
export function changeset(sentence: string, ...names: string[]): string {
  return `---\n${names.map((name) => `'${name}': minor`).join('\n')}\n---\n\n${sentence}\n`;
}
