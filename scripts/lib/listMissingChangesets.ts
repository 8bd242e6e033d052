import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPublishedPackages, type PublishedPackage } from './publishedPackages.ts';

/** Paths of a package whose change reaches those who install it. Its README explains itself. */
const shipped = (folder: string) => [
  ...['src', 'package.json', 'tsup.config.ts', 'scripts/build*'].map((path) => `${folder}/${path}`),
  ...['*.test.*', '*.test-d.*', '*.stories.*', '*.snap'].map((path) => `:(exclude,glob)${folder}/**/${path}`),
];

/** Types of commits that change nothing for users: `type(scope): …`. */
const silent = /^(refactor|test|docs|style)(\(\w+\))?:/;

/**
 * Lists changes of published packages without a changeset, one line each.
 * A commit is covered when it, or a later one, wrote a changeset that names its package, and when it is not younger than the commit that
 * last changed the package's version. An uncommitted change needs an uncommitted changeset.
 * Reads only the history that is there: no remote, tag or earlier release is needed. Outside of git the list is empty.
 */
export function listMissingChangesets(root: string): string[] {
  const git = openGit(root);
  if (!git) return [];
  const packages = listPublishedPackages(root);
  const changesets = readChangesets(root);
  const known = new Set(packages.map(({ name }) => name));
  const strangers = changesets.flatMap(({ file, names }) =>
    names.filter((name) => !known.has(name)).map((name) => `${file} names ${name}, which isn't published.`),
  );
  return [...strangers, ...packages.flatMap((each) => listMissing(each, changesets, git))];
}

interface Changeset {
  file: string;
  names: string[];
}

type Git = (...args: string[]) => string[];

/** Git's answers by line, or `undefined` where there is no history to ask. */
function openGit(root: string): Git | undefined {
  const git: Git = (...args) =>
    // A checkout may belong to another user than the one who tests it.
    execFileSync('git', ['-c', 'safe.directory=*', ...args], { cwd: root, encoding: 'utf8', stdio: 'pipe' })
      .split('\n')
      .filter((line) => line !== '');
  try {
    git('rev-parse', '--verify', 'HEAD');
    return git;
  } catch {
    return undefined;
  }
}

function readChangesets(root: string): Changeset[] {
  return readdirSync(join(root, '.changeset'))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => {
      const [, head = ''] = readFileSync(join(root, '.changeset', name), 'utf8').split(/^---$/m);
      const names = [...head.matchAll(/^['"]?([^'":\s]+)['"]?\s*:/gm)].map(([, each = '']) => each);
      return { file: `.changeset/${name}`, names };
    });
}

function listMissing(
  { name, folder, version }: PublishedPackage,
  changesets: Changeset[],
  git: Git,
): string[] {
  const [release] = git('log', '-1', '--format=%H', '-G"version":', '--', `${folder}/package.json`);
  // A package that was never committed has nobody who uses it.
  if (!release) return [];
  // A release that isn't committed yet has used its changesets up.
  const unreleased = git('show', `HEAD:${folder}/package.json`)
    .join('\n')
    .includes(`"version": "${version}"`);
  if (!unreleased) return [];
  const files = changesets.filter(({ names }) => names.includes(name)).map(({ file }) => file);
  const said = files.length > 0 ? git('log', '--format=%H', '--diff-filter=AM', '--', ...files) : [];
  const paths = shipped(folder);

  const committed = git(
    'log',
    '--no-merges',
    '--format=%h %s',
    'HEAD',
    '--not',
    release,
    ...said,
    '--',
    ...paths,
  )
    .filter((line) => !silent.test(line.slice(line.indexOf(' ') + 1)))
    .map((line) => `${name}: ${line}`);

  const saidNow = files.length > 0 && git('status', '--porcelain', '--', ...files).length > 0;
  if (saidNow) return committed;
  const changed = git('status', '--porcelain', '--untracked-files=all', '--', ...paths);
  return [...committed, ...changed.map((line) => `${name}: ${line.slice(3)} isn't committed`)];
}
