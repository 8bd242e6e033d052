import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { StartError } from '../lib/StartError.ts';
import { fillTemplate, readVariables } from './fillTemplate.ts';
import { findPrograms } from './findPrograms.ts';
import { parseClusterOptions, parseDrillOptions } from './parseOptions.ts';

const folder = 'deploy/cluster';
const example = 'cluster.env.example';
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

it('fills each template with what the example names, and needs each of its names', () => {
  const values = readVariables(read(example));
  const used = new Set<string>();
  for (const file of readdirSync(folder).filter((name) => name !== example)) {
    const filled = fillTemplate(
      read(file),
      new Proxy(values, { get: (_, name) => used.add(String(name)) && values[String(name)] }),
    );
    // `envsubst` would take these, too.
    expect(filled).not.toMatch(/\$\w|\$\{/);
  }
  expect([...used].sort()).toEqual(Object.keys(values).sort());
});

it('has no password in a file that is committed', () => {
  const passwords = Object.entries(readVariables(read(example))).filter(([name]) =>
    name.endsWith('_PASSWORD'),
  );
  expect(passwords.map(([, value]) => value)).toEqual(passwords.map(() => ''));
});

it('keeps to the rule of Patroni, below the half minute after which writes are promised to be back', () => {
  const [ttl = 0, loop = 0, retry = 0] = ['ttl', 'loop_wait', 'retry_timeout'].map((name) =>
    Number(new RegExp(`^ +${name}: (\\d+)$`, 'm').exec(read('patroni.yml'))?.[1]),
  );
  expect(ttl).toBeGreaterThanOrEqual(Math.max(20, loop + 2 * retry));
  expect(ttl).toBeLessThan(30);
});

it('names the packages that are missing', () => {
  expect(() => findPrograms('/nowhere', '/nowhere')).toThrow(
    new StartError(
      'Missing: apt-get install --no-install-recommends etcd-server patroni haproxy pgbouncer postgresql',
    ),
  );
});

it.each(['scripts/cluster.ts start', 'scripts/drill.ts'])(
  '%s says in one line what is missing, and ends with 1',
  async (command) => {
    const [code, said] = await new Promise<[unknown, string]>((resolve) => {
      const args = ['--import', 'tsx', '--conditions=@udongo/source', ...command.split(' ')];
      const env = { ...process.env, PATH: '/nowhere' };
      execFile(process.execPath, args, { env }, (error, stdout, stderr) =>
        resolve([error?.code, stdout + stderr]),
      );
    });
    expect(said).toMatch(/^Missing: apt-get install --no-install-recommends .*patroni.*\n$/);
    expect(code).toBe(1);
  },
);

it('reads what is asked for, and says how to ask', () => {
  expect(parseClusterOptions(['start'])).toEqual({ command: 'start', folder: '.data/cluster' });
  expect(parseClusterOptions(['stop', '--folder', '/var/tmp/c'])).toEqual({
    command: 'stop',
    folder: '/var/tmp/c',
  });
  for (const args of [[], ['restart'], ['start', 'stop'], ['start', '--fast']]) {
    expect(() => parseClusterOptions(args)).toThrow(StartError);
  }
  expect(parseDrillOptions([])).toEqual({ minutes: 5, folder: '.data/drill' });
  expect(parseDrillOptions(['--minutes', '0.5'])).toMatchObject({ minutes: 0.5 });
  for (const args of [['--minutes', 'long'], ['--minutes', '0'], ['5']]) {
    expect(() => parseDrillOptions(args)).toThrow(StartError);
  }
});
