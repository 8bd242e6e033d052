import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { StartError } from '../lib/StartError.ts';

/** The Debian package of each program. */
const packages = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  postgres: 'postgresql',
};

export type Programs = Record<keyof typeof packages, string>;

/** Finds the programs of a cluster. Errors: a `StartError` that names the Debian packages which are missing. */
export function findPrograms(
  path = `${process.env.PATH}${delimiter}/usr/sbin`,
  versions = '/usr/lib/postgresql',
): Programs {
  // Debian keeps each version of PostgreSQL in a folder of its own, outside of PATH.
  const newest = existsSync(versions)
    ? readdirSync(versions).sort((one, other) => Number(other) - Number(one))
    : [];
  const folders = [...newest.map((version) => join(versions, version, 'bin')), ...path.split(delimiter)];
  const find = (name: string) => folders.map((folder) => join(folder, name)).find(existsSync);
  const found = Object.entries(packages).map(([name, from]) => ({ name, from, file: find(name) }));
  const missing = found.filter(({ file }) => file === undefined).map(({ from }) => from);
  if (missing.length > 0) {
    throw new StartError(`Missing: apt-get install --no-install-recommends ${missing.join(' ')}`);
  }
  return Object.fromEntries(found.map(({ name, file }) => [name, file])) as Programs;
}
