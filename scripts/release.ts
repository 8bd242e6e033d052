import { existsSync, rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { listPublishedPackages } from './lib/publishedPackages.ts';
import { type RunResult, run } from './lib/run.ts';

/** Folder of the tarballs, emptied first. */
const folder = 'release';

const changesets = resolve('node_modules/@changesets/cli/bin.js');

/** Prints what `release` would write into each CHANGELOG, uncommitted changesets included; works on a copy of the manifests. */
async function preview(): Promise<void> {
  const copy = await mkdtemp(join(tmpdir(), 'udongo-release-'));
  try {
    const packages = listPublishedPackages('.');
    const manifests = packages.map(({ folder }) => `${folder}/package.json`);
    for (const path of ['package.json', '.changeset', ...manifests])
      await cp(path, join(copy, path), { recursive: true });
    const commit = ['-c', 'user.name=release', '-c', 'user.email=release@localhost', 'commit', '--quiet'];
    await must('git', ['init', '--quiet'], copy);
    await must('git', ['add', '.'], copy);
    await must('git', [...commit, '--no-verify', '--message', 'copy'], copy);
    await must(process.execPath, [changesets, 'version'], copy);
    for (const { folder } of packages) {
      const changelog = join(copy, folder, 'CHANGELOG.md');
      if (existsSync(changelog)) console.log(await readFile(changelog, 'utf8'));
    }
  } finally {
    await rm(copy, { recursive: true });
  }
}

/**
 * Versions the packages by their changesets, builds them and packs them; nothing is published. Without changesets the current
 * versions are built and packed.
 */
async function release(): Promise<void> {
  const { output } = await must('git', ['status', '--porcelain']);
  if (output.trim() !== '')
    throw new Error('Commit or discard first: a release holds nothing that is not committed.');
  await must(process.execPath, [changesets, 'version']);
  await must('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund']);

  rmSync(folder, { recursive: true, force: true });
  await mkdir(folder);
  const packages = listPublishedPackages('.');
  for (const { folder: workspace } of packages) await must('npm', ['run', 'build', '--workspace', workspace]);
  for (const { name, version, folder: workspace } of packages) {
    await must('npm', ['pack', '--workspace', workspace, '--pack-destination', folder]);
    console.log(`${name} ${version}`);
  }
  console.log(
    `\nPacked into ${folder}/. Test, commit the versions, then publish: npm publish ${folder}/<file>.tgz`,
  );
}

/** Errors: what the command said, when it fails. */
async function must(command: string, args: readonly string[], cwd = '.'): Promise<RunResult> {
  const result = await run(command, args, { cwd, timeoutMs: 300_000 });
  if (result.exitCode !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${result.output.trim()}`);
  return result;
}

try {
  await (process.argv.includes('--dry-run') ? preview() : release());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
