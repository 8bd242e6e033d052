import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changeset, createScratchRepository, packageManifest } from '../test/scratchRepository.ts';
import { listMissingChangesets } from './listMissingChangesets.ts';

/** A repository of one published package and a private one, never released. */
function createHouse() {
  const house = createScratchRepository();
  house.commit('chore(repo): begin', {
    '.changeset/config.json': '{}',
    'packages/ui/package.json': packageManifest('@udongo/ui', '0.1.0'),
    'packages/ui/src/Button.tsx': 'one',
    'packages/app/package.json': packageManifest('@udongo/app', '0.1.0', { private: true }),
    'packages/app/src/main.tsx': 'one',
  });
  return { ...house, missing: () => listMissingChangesets(house.root) };
}

const button = (text: string) => ({ 'packages/ui/src/Button.tsx': text });
const said = (sentence: string) => ({ '.changeset/button.md': changeset(sentence, '@udongo/ui') });

it('wants a sentence for a commit to a package that was never released', () => {
  const { commit, missing } = createHouse();
  expect(missing()).toEqual([]);
  commit('feat(ui): round buttons', button('two'));
  expect(missing()).toEqual([expect.stringMatching(/^@udongo\/ui: \w+ feat\(ui\): round buttons$/)]);
  commit('docs(ui): say so', said('Buttons are round.'));
  expect(missing()).toEqual([]);
});

it('is not content with a sentence about something earlier', () => {
  const { commit, missing } = createHouse();
  commit('feat(ui): round buttons', { ...button('two'), ...said('Buttons are round.') });
  commit('fix(ui): rounder buttons', button('three'));
  expect(missing()).toHaveLength(1);
  commit('docs(ui): say it better', said('Buttons are very round.'));
  expect(missing()).toEqual([]);
});

it('sees what is not committed yet', () => {
  const { write, commit, missing } = createHouse();
  commit('feat(ui): round buttons', { ...button('two'), ...said('Buttons are round.') });
  write({ 'packages/ui/src/Link.tsx': 'new' });
  expect(missing()).toEqual(["@udongo/ui: packages/ui/src/Link.tsx isn't committed"]);
  write({ '.changeset/link.md': changeset('Links are new.', '@udongo/ui') });
  expect(missing()).toEqual([]);
});

it('begins anew with a release, committed or not', () => {
  const { root, write, commit, missing } = createHouse();
  commit('feat(ui): round buttons', { ...button('two'), ...said('Buttons are round.') });
  rmSync(join(root, '.changeset/button.md'));
  write({ 'packages/ui/package.json': packageManifest('@udongo/ui', '0.2.0') });
  expect(missing()).toEqual([]);
  commit('chore(repo): release 0.2.0');
  expect(missing()).toEqual([]);
  commit('feat(ui): square buttons', button('three'));
  expect(missing()).toHaveLength(1);
});

it('joins branches: each needs its own sentence', () => {
  const { git, commit, missing } = createHouse();
  git('switch', '--quiet', '--create', 'links');
  commit('feat(ui): links', { 'packages/ui/src/Link.tsx': 'new' });
  git('switch', '--quiet', 'main');
  commit('feat(ui): round buttons', { ...button('two'), ...said('Buttons are round.') });
  git('merge', '--quiet', '--no-edit', 'links');
  expect(missing()).toEqual([expect.stringContaining('feat(ui): links')]);
});

it('lets be what nobody who installs a package can notice', () => {
  const { commit, missing } = createHouse();
  commit('refactor(ui): name it better', button('two'));
  commit('feat(ui): a story', { 'packages/ui/src/Button.stories.tsx': 'a story' });
  commit('fix(ui): a test', { 'packages/ui/src/parts/Button.test.tsx': 'a test' });
  commit('feat(app): a page', { 'packages/app/src/main.tsx': 'two' });
  expect(missing()).toEqual([]);
});

it('refuses a sentence about a package that is not published', () => {
  const { commit, missing } = createHouse();
  commit('feat(ui): round buttons', { '.changeset/wrong.md': changeset('Typo.', '@udongo/iu') });
  expect(missing()).toEqual([".changeset/wrong.md names @udongo/iu, which isn't published."]);
});

it('works in a clone without its history, and has nothing to compare outside of git', () => {
  const { root, git, commit, write } = createHouse();
  commit('feat(ui): round buttons', button('two'));
  git('clone', '--quiet', '--depth=1', `file://${root}`, 'clone');
  git('-C', 'clone', 'remote', 'remove', 'origin');
  expect(listMissingChangesets(join(root, 'clone'))).toEqual([]);
  write({ 'clone/packages/ui/src/Button.tsx': 'three' });
  expect(listMissingChangesets(join(root, 'clone'))).toHaveLength(1);
  rmSync(join(root, '.git'), { recursive: true });
  expect(listMissingChangesets(root)).toEqual([]);
});
