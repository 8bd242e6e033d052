import { rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { listPublishedPackages } from './lib/publishedPackages.ts';
import { type RunResult, run } from './lib/run.ts';

/** Where the tarballs go, emptied first. */
const folder = 'release';

/**
 * Versions the packages by their changesets, builds them and packs them; nothing is published. Without changesets the current
 * versions are built and packed.
 */
async function release(): Promise<void> {
  const { output } = await must('git', ['status', '--porcelain']);
  if (output.trim() !== '')
    throw new Error('Commit or discard first: a release holds nothing that is not committed.');
  await must(process.execPath, ['node_modules/@changesets/cli/bin.js', 'version']);
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
async function must(command: string, args: readonly string[]): Promise<RunResult> {
  const result = await run(command, args, { timeoutMs: 300_000 });
  if (result.exitCode !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${result.output.trim()}`);
  return result;
}

try {
  await release();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
