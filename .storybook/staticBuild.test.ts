import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { run } from '../scripts/lib/run.ts';
import { guidance } from './guidance.ts';

interface StoryIndex {
  entries: Record<string, { type: 'docs' | 'story'; title: string }>;
}

test('a developer finds every page in the folder that is built, and its props described', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'udongo-storybook-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { exitCode, output } = await run('npm', ['run', 'build:storybook', '--', '--output-dir', folder], {
    cwd: join(import.meta.dirname, '..'),
    // A build for people, not for the tests of stories.
    env: { VITEST: '' },
    timeoutMs: 300_000,
  });
  expect(exitCode, output).toBe(0);

  const index: StoryIndex = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
  const pages = Object.values(index.entries)
    .filter(({ type }) => type === 'docs')
    .map(({ title }) => title.split('/').at(-1));
  expect(pages).toEqual(expect.arrayContaining(['Introduction', 'Theming', ...Object.keys(guidance)]));

  const assets = await readdir(join(folder, 'assets'));
  const button = assets.find((file) => /^Button-.*[.]js$/.test(file)) ?? '';
  expect(await readFile(join(folder, 'assets', button), 'utf8')).toContain("One 'primary' per view.");
});
