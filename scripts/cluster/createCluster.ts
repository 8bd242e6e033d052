import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { builds, ensureBuilt } from '../lib/builds.ts';
import { StartError } from '../lib/StartError.ts';
import { createParts, type Kind, kinds, type Machine, machines } from './createParts.ts';
import { fillTemplate, readVariables } from './fillTemplate.ts';
import { findPrograms } from './findPrograms.ts';
import { fetchJson, until } from './until.ts';

export interface ClusterOptions {
  folder: string;
  apiEnvironment?: Record<string, string>;
}

/** A machine's PostgreSQL as Patroni sees it. */
export interface Member {
  name: Machine;
  role: 'leader' | 'sync_standby' | 'replica';
  state: string;
  timeline?: number;
  lag?: number | string;
}

export type Cluster = ReturnType<typeof createCluster>;

/** Of the loopback network, so that each machine has the ports that a real one has. */
const addresses = { a: '127.0.44.1', b: '127.0.44.2', c: '127.0.44.3' };

/** API servers run on two of the three. */
const withApi: readonly Machine[] = ['a', 'b'];

/** Three machines on this one, of the files in `deploy/cluster`. Errors: a `StartError` for packages that are missing. */
export function createCluster({ folder: given, apiEnvironment = {} }: ClusterOptions) {
  const folder = resolve(given);
  const programs = findPrograms();
  const passwords = () => readPasswords(folder);
  const values = (machine: Machine) => ({
    ...passwords(),
    A: addresses.a,
    B: addresses.b,
    C: addresses.c,
    NAME: machine,
    ADDRESS: addresses[machine],
    OWN: addresses[machine],
    POSTGRES_BIN: dirname(programs.postgres),
    POSTGRES_DATA: join(folder, machine, 'postgres'),
    POSTGRES_SOCKETS: join(folder, machine),
    ETCD_DATA: join(folder, machine, 'etcd'),
    PGBOUNCER_USERS: join(folder, machine, 'userlist.txt'),
  });
  const parts = createParts({
    folder,
    programs,
    values,
    apiEnvironment: { SEED: 'demo', ...apiEnvironment },
  });
  const door = `http://${addresses.c}:8000`;

  const members = async (): Promise<Member[]> => {
    const answers = machines.map((machine) =>
      fetchJson<{ members: Member[] }>(`http://${addresses[machine]}:8008/cluster`),
    );
    return (await Promise.any(answers)).members;
  };
  const etcdLeader = async (): Promise<Machine | undefined> => {
    const asked = machines.map(async (machine) => {
      const url = `http://${addresses[machine]}:2379/v3/maintenance/status`;
      const status = await fetchJson<{ header: { member_id: string }; leader: string }>(url, {
        method: 'POST',
        body: '{}',
      });
      return status.leader === status.header.member_id ? machine : undefined;
    });
    const answers = await Promise.allSettled(asked);
    return answers.flatMap((answer) =>
      answer.status === 'fulfilled' && answer.value ? [answer.value] : [],
    )[0];
  };
  const isHealthy = async (machine: Machine) =>
    (await fetchJson<{ status: string }>(`http://${addresses[machine]}:8080/healthz`)).status === 'ok';
  const superuser = (machine: Machine, database = 'udongo') =>
    `postgres://postgres:${passwords().SUPERUSER_PASSWORD}@${addresses[machine]}:5432/${database}`;
  const primary = async () => (await members()).find(({ role }) => role === 'leader')?.name;

  /** Resolves once three databases follow each other, etcd has a leader and both API servers are healthy. */
  const untilWhole = () =>
    until('the whole cluster', 120, async () => {
      const all = await members();
      const running = all.filter(({ state }) => /running|streaming/.test(state));
      const isFollowed = all.some(({ role }) => role === 'sync_standby');
      const isOneLine = new Set(all.map(({ timeline }) => timeline)).size === 1;
      if (running.length < 3 || !isFollowed || !isOneLine || !(await etcdLeader())) return false;
      return (await Promise.all(withApi.map(isHealthy))).every(Boolean);
    });

  return {
    parts,
    door,
    withApi,
    members,
    primary,
    etcdLeader,
    isHealthy,
    superuser,
    untilWhole,
    /** Starts what does not run, and resolves once all of it works together. */
    async start(say: (line: string) => void): Promise<void> {
      const isOwn = machines.some((machine) => parts.pidOf(machine, 'etcd'));
      if (!isOwn && (await etcdLeader())) {
        throw new StartError('Another cluster runs on these addresses. Stop it first, with its --folder.');
      }
      await ensureBuilt([builds.backend], say);
      mkdirSync(folder, { recursive: true });
      chmodSync(folder, 0o755);
      writePasswords(folder);
      const startAll = (kind: Kind, on = machines as readonly Machine[]) => {
        for (const machine of on) parts.start(machine, kind);
      };
      say('Starting etcd ...');
      startAll('etcd');
      await until(`a leader of etcd, see ${parts.logOf('a', 'etcd')}`, 30, etcdLeader);
      say('Starting PostgreSQL under Patroni ...');
      startAll('patroni');
      const leader = await until(
        `a primary with a standby, see ${parts.logOf('a', 'patroni')}`,
        120,
        async () => {
          const all = await members();
          return (
            all.some(({ role }) => role === 'sync_standby') && all.find(({ role }) => role === 'leader')?.name
          );
        },
      );
      await makeDatabase(superuser(leader, 'postgres'), values(leader));
      say('Starting HAProxy, PgBouncer and two API servers ...');
      startAll('haproxy');
      startAll('pgbouncer');
      // The first one migrates and fills the database.
      for (const machine of withApi) {
        parts.start(machine, 'api');
        await until(`the API server, see ${parts.logOf(machine, 'api')}`, 120, () => isHealthy(machine));
      }
      await untilWhole();
      await until('HAProxy', 20, () => fetchJson(`${door}/healthz`));
    },
    /** Ends everything, the last started first. */
    async stop(): Promise<void> {
      for (const kind of [...kinds].reverse()) {
        for (const machine of machines) {
          parts.signal(machine, kind, 'SIGCONT');
          // PgBouncer waits for its clients after SIGTERM in later versions, HAProxy never does.
          parts.signal(machine, kind, 'SIGTERM');
        }
        const isGone = async () => machines.every((machine) => parts.pidOf(machine, kind) === undefined);
        await until(`the end of ${kind}`, 60, isGone);
      }
    },
  };
}

const passwordFile = 'cluster.env';

function readPasswords(folder: string): Record<string, string> {
  const file = join(folder, passwordFile);
  return existsSync(file) ? readVariables(readFileSync(file, 'utf8')) : {};
}

/** Makes up a password for each line of the example that wants one, once for a folder. */
function writePasswords(folder: string): void {
  if (existsSync(join(folder, passwordFile))) return;
  const example = readFileSync('deploy/cluster/cluster.env.example', 'utf8');
  const lines = [...example.matchAll(/^\w+_PASSWORD=/gm)].map(
    ([name]) => name + randomBytes(24).toString('hex'),
  );
  writeFileSync(join(folder, passwordFile), `${lines.join('\n')}\n`, { mode: 0o600 });
}

/** Makes the user and the empty database where they are not. A database can't be made among other statements. */
async function makeDatabase(url: string, values: Record<string, string>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(`select from pg_database where datname = 'udongo'`);
    const script = fillTemplate(readFileSync('deploy/cluster/database.sql', 'utf8'), values);
    if (rowCount === 0) for (const statement of script.split(/;\n/)) await client.query(statement);
  } finally {
    await client.end();
  }
}
