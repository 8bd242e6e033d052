import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { run } from './lib/run.ts';
import { changeset, createScratchRepository, packageManifest } from './test/scratchRepository.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** A repository of three published packages, with the real command and the real rules. */
function createHouse() {
  const house = createScratchRepository();
  const sdk = { '@udongo/sdk': '0.1.0' };
  house.write({
    'package.json': JSON.stringify({ name: 'udongo', private: true, workspaces: ['packages/*'], scripts }),
    '.gitignore': 'node_modules\ndist\nrelease\nscripts\n',
    '.changeset/config.json': readFileSync('.changeset/config.json', 'utf8'),
    '.changeset/changelog.cjs': readFileSync('.changeset/changelog.cjs', 'utf8'),
    'packages/sdk/package.json': packageManifest('@udongo/sdk', '0.1.0'),
    'packages/ui/package.json': packageManifest('@udongo/ui', '0.1.0', { dependencies: sdk }),
    'packages/embed/package.json': packageManifest('@udongo/embed', '0.1.0', { devDependencies: sdk }),
    ...Object.fromEntries(
      ['sdk', 'ui', 'embed'].map((name) => [
        `packages/${name}/src/index.js`,
        `export const name = '${name}';`,
      ]),
    ),
  });
  for (const name of ['scripts', 'node_modules']) symlinkSync(resolve(name), join(house.root, name));
  const release = (...args: string[]) =>
    run(process.execPath, ['--import', 'tsx', 'scripts/release.ts', ...args], {
      cwd: house.root,
      timeoutMs: 60_000,
    });
  return { ...house, release, read: (file: string) => readFileSync(join(house.root, file), 'utf8') };
}

it('turns sentences into versions, changelogs and packages that fit together', {
  timeout: 90_000,
}, async () => {
  const { root, commit, release, read, git } = createHouse();
  commit('feat(sdk): begin', {
    '.changeset/first.md': changeset('Lists are walked through.', '@udongo/sdk'),
  });
  const { exitCode, output } = await release();
  expect(output).toContain('@udongo/sdk 0.2.0');
  expect(exitCode).toBe(0);

  expect(read('packages/sdk/CHANGELOG.md')).toContain('Lists are walked through.');
  expect(readdirSync(join(root, '.changeset'))).toEqual(['changelog.cjs', 'config.json']);
  expect(JSON.parse(read('package-lock.json')).packages['packages/ui'].version).toBe('0.2.0');
  expect(readdirSync(join(root, 'release'))).toEqual(
    ['embed', 'sdk', 'ui'].map((name) => `udongo-${name}-0.2.0.tgz`),
  );
  const [packed, code, changes] = ['package.json', 'dist/index.js', 'CHANGELOG.md'].map((file) =>
    execFileSync('tar', ['-xzOf', `release/udongo-ui-0.2.0.tgz`, `package/${file}`], {
      cwd: root,
      encoding: 'utf8',
    }),
  );
  expect(JSON.parse(packed ?? '')).toMatchObject({
    version: '0.2.0',
    dependencies: { '@udongo/sdk': '0.2.0' },
  });
  expect(code).toContain("'ui'");
  expect(changes).toContain('0.2.0');
  expect(git('tag')).toBe('');
});

it('holds nothing that is not committed', async () => {
  const { commit, write, release, read } = createHouse();
  commit('feat(sdk): begin', {
    '.changeset/first.md': changeset('Lists are walked through.', '@udongo/sdk'),
  });
  write({ 'packages/sdk/src/index.js': 'half done' });
  const { exitCode, output } = await release();
  expect(exitCode).toBe(1);
  expect(output).toBe('Commit or discard first: a release holds nothing that is not committed.\n');
  expect(read('packages/sdk/package.json')).toContain('0.1.0');
});

it('shows the changelogs of a release without changing anything', async () => {
  const { commit, write, release, git } = createHouse();
  commit('feat(sdk): begin', {
    '.changeset/first.md': changeset('Lists are walked through.', '@udongo/sdk'),
  });
  write({ '.changeset/second.md': changeset('The first release.\n\n- Fields.', '@udongo/ui') });
  const before = git('status', '--porcelain', '--untracked-files=all');
  const { exitCode, output } = await release('--dry-run');
  expect(output).toContain('# @udongo/sdk\n\n## 0.2.0\n\n### Minor Changes\n\n- Lists are walked through.');
  expect(output).toContain('### Minor Changes\n\nThe first release.\n\n- Fields.');
  expect(exitCode).toBe(0);
  expect(git('status', '--porcelain', '--untracked-files=all')).toBe(before);
});
