import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/** Lists the messages of publint about a packed package, suggestions included. */
export async function listPublintProblems(tarball: string): Promise<(string | undefined)[]> {
  const file = await readFile(tarball);
  const { messages, pkg } = await publint({ pack: { tarball: Uint8Array.from(file).buffer }, strict: true });
  return messages.map((message) => formatMessage(message, pkg));
}

interface TypeProblem {
  kind: string;
  resolutionKind?: string;
}

/** Resolves the types of a packed package as Node 16 and newer and bundlers do: its entries, and their problems. */
export async function checkTypes(
  tarball: string,
  excluded: readonly string[] = [],
): Promise<{ entries: string[]; problems: TypeProblem[] }> {
  const attw = join(dirname(require.resolve('@arethetypeswrong/cli/package.json')), 'dist/index.js');
  const exclude = excluded.length > 0 ? ['--exclude-entrypoints', ...excluded] : [];
  const args = [attw, tarball, '--profile', 'node16', '--format', 'json', ...exclude];
  // The command ends with 1 when it finds a problem; its answer names the problems all the same.
  const { stdout } = await run(process.execPath, args).catch((error: { stdout: string }) => error);
  const { analysis } = JSON.parse(stdout);
  const problems: TypeProblem[] = analysis.problems;
  return {
    entries: Object.keys(analysis.entrypoints).sort(),
    problems: problems.filter(({ resolutionKind }) => resolutionKind !== 'node10'),
  };
}

/** The files of a tarball outside of `dist`, sorted. */
export async function listPackedFiles(tarball: string): Promise<string[]> {
  const { stdout } = await run('tar', ['-tzf', tarball]);
  const files = stdout.trim().split('\n');
  return files
    .map((file) => file.slice('package/'.length))
    .filter((file) => !file.startsWith('dist/'))
    .sort();
}
