import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';
import { StartError } from './StartError.ts';

/** Something that is built, the file that proves it, and all it is made from. */
export interface Build {
  name: string;
  workspace: string;
  output: string;
  sources: readonly string[];
}

const within = (name: string, ...paths: string[]) => paths.map((path) => `packages/${name}/${path}`);
const sdk = within('sdk', 'src', 'package.json');
const backend = within('reference-backend', 'src', 'migrations', 'data', 'package.json');

/** The builds of the product; both take the SDK and the components from their sources. */
export const builds = {
  backend: {
    name: 'the API',
    workspace: 'packages/reference-backend',
    output: 'packages/reference-backend/dist/server.js',
    // The last two are the reference at /docs.
    sources: [
      ...sdk,
      ...backend,
      ...within('reference-backend', 'tsup.config.ts', 'api-docs'),
      'openapi.yaml',
    ],
  },
  app: {
    name: 'the app',
    workspace: 'packages/reference-app',
    output: 'packages/reference-app/dist/index.html',
    sources: [
      // The app can run the backend in the browser, and brings the widget for partners' pages.
      ...[...sdk, ...backend, ...within('ui', 'src', 'package.json')],
      ...within('embed', 'src', 'scripts', 'package.json'),
      ...within('reference-app', 'src', 'server', 'public', 'index.html', 'package.json'),
      ...within('reference-app', 'vite.config.ts', 'vite.offlineWorker.ts'),
    ],
  },
} satisfies Record<string, Build>;

/**
 * Builds what is missing or older than what it is made from. `root` is the repository's, by default the current folder.
 * Errors: a `StartError` with the builder's output.
 */
export async function ensureBuilt(
  needed: readonly Build[],
  say: (line: string) => void,
  root = '.',
): Promise<void> {
  for (const build of needed) {
    if (isCurrent(build, root)) continue;
    say(`Building ${build.name} ...`);
    const args = ['run', 'build', '--workspace', build.workspace];
    const { exitCode, output } = await run('npm', args, { cwd: root, timeoutMs: 300_000 });
    if (exitCode !== 0) throw new StartError(`${output.trim()}\n\nBuilding ${build.name} failed, see above.`);
  }
}

/** `root` is where the paths start, by default the current folder. */
export function isCurrent({ output, sources }: Pick<Build, 'output' | 'sources'>, root = '.'): boolean {
  const built = join(root, output);
  if (!existsSync(built)) return false;
  const builtAt = statSync(built).mtimeMs;
  return sources.every((source) => newestChange(join(root, source)) <= builtAt);
}

/** A folder counts, too: its time is the only trace of a deleted file. */
function newestChange(path: string): number {
  if (!existsSync(path)) return 0;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const inside = readdirSync(path).map((name) => newestChange(join(path, name)));
  return Math.max(stats.mtimeMs, ...inside);
}
