import { parseArgs } from 'node:util';
import { type TestScope, testProjects } from './testProjects.ts';

/** The arguments of `npm test`. */
export interface TestChoice {
  scope: TestScope;
  /** Parts of the repository and Vitest projects; none means all. */
  parts: readonly string[];
  /** Pieces of the paths of test files; none means all. */
  filters: readonly string[];
  /** A regular expression that the titles match. */
  titles: string | undefined;
  /** Only tests that depend on files which differ from the last commit. */
  changed: boolean;
  /** Seed of a random order of the test files. */
  shuffle: number | undefined;
}

const parts = new Set<string>([
  'checks',
  'builds',
  'e2e',
  ...testProjects.flatMap(({ name, part }) => [name, part]),
]);

/**
 * Reads `npm test -- [part …] [piece of a path …] [-t title] [--changed] [--rest | --long] [--shuffle seed]`.
 * A path without a part chooses the part that it belongs to. Errors: throws an Error that names an unknown option.
 */
export function parseTestChoice(args: readonly string[]): TestChoice {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      rest: { type: 'boolean', default: false },
      long: { type: 'boolean', default: false },
      changed: { type: 'boolean', default: false },
      shuffle: { type: 'string' },
      titles: { type: 'string', short: 't' },
    },
  });
  const filters = positionals.filter((word) => !parts.has(word));
  const named = positionals.filter((word) => parts.has(word));
  return {
    scope: values.long ? 'long' : values.rest ? 'rest' : 'usual',
    parts: named.length > 0 ? named : filters.flatMap(partsOf),
    filters,
    titles: values.titles,
    changed: values.changed,
    shuffle: values.shuffle === undefined ? undefined : Number(values.shuffle),
  };
}

function partsOf(path: string): string[] {
  if (path.startsWith('e2e/')) return ['e2e'];
  const found = testProjects.filter(({ config, scope }) => !scope && path.startsWith(`${folderOf(config)}/`));
  return [...new Set(found.map(({ part }) => part))];
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}
