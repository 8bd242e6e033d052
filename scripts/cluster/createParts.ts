import { execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fillTemplate, readVariables } from './fillTemplate.ts';
import type { Programs } from './findPrograms.ts';

export const machines = ['a', 'b', 'c'] as const;
export type Machine = (typeof machines)[number];

/** Programs of a machine, in the order of their start. */
export const kinds = ['etcd', 'patroni', 'haproxy', 'pgbouncer', 'api'] as const;
export type Kind = (typeof kinds)[number];

export interface PartsOptions {
  /** Absolute path; everything of the cluster is in it. */
  folder: string;
  programs: Programs;
  /** Values of the templates, for each machine. */
  values: (machine: Machine) => Record<string, string>;
  /** Environment of the API servers beside the template. */
  apiEnvironment: Record<string, string>;
}

/** The processes of a cluster. They outlive this process, which knows them by files with their ids. */
export function createParts({ folder, programs, values, apiEnvironment }: PartsOptions) {
  const owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined;
  const own = (path: string) => {
    if (owner) chownSync(path, owner.uid, owner.gid);
    return path;
  };
  const folderOf = (machine: Machine, name = '') => {
    const path = join(folder, machine, name);
    mkdirSync(path, { recursive: true, mode: 0o700 });
    return own(path);
  };
  const fill = (machine: Machine, template: string) => {
    const path = join(folderOf(machine), template);
    const text = readFileSync(join('deploy/cluster', template), 'utf8');
    writeFileSync(path, fillTemplate(text, values(machine)), { mode: 0o600 });
    return own(path);
  };
  const variables = (machine: Machine, template: string) =>
    readVariables(readFileSync(fill(machine, template), 'utf8'));

  const commands: Record<Kind, (machine: Machine) => [string, string[], Record<string, string>?]> = {
    etcd: (machine) => [programs.etcd, [], variables(machine, 'etcd.env')],
    patroni: (machine) => [programs.patroni, [fill(machine, 'patroni.yml')]],
    haproxy: (machine) => [programs.haproxy, ['-db', '-f', fill(machine, 'haproxy.cfg')]],
    pgbouncer: (machine) => {
      fill(machine, 'userlist.txt');
      return [programs.pgbouncer, [fill(machine, 'pgbouncer.ini')]];
    },
    api: (machine) => {
      const environment = { ...variables(machine, 'api.env'), DATA_DIR: folderOf(machine, 'data') };
      return [process.execPath, [serverFile], { ...environment, ...apiEnvironment }];
    },
  };
  const pidFile = (machine: Machine, kind: Kind) => join(folder, machine, `${kind}.pid`);
  const pidOf = (machine: Machine, kind: Kind): number | undefined => {
    const file = pidFile(machine, kind);
    const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined;
    return pid && isIn(pid, join(folder, machine)) ? pid : undefined;
  };
  return {
    pidOf,
    logOf: (machine: Machine, kind: Kind) => join(folder, machine, `${kind}.log`),
    /** Starts it unless it runs. */
    start(machine: Machine, kind: Kind): void {
      if (pidOf(machine, kind)) return;
      const [file, args, environment] = commands[kind](machine);
      const cwd = folderOf(machine);
      const log = openSync(this.logOf(machine, kind), 'a', 0o600);
      const { DATABASE_URL: _, ...inherited } = process.env;
      const child = spawn(file, args, {
        cwd,
        env: { ...inherited, HOME: cwd, ...environment },
        stdio: ['ignore', log, log],
        detached: true,
        ...(kind !== 'api' && owner),
      });
      child.unref();
      writeFileSync(pidFile(machine, kind), String(child.pid), { mode: 0o600 });
    },
    signal(machine: Machine, kind: Kind, signal: NodeJS.Signals): void {
      const pid = pidOf(machine, kind);
      if (pid) process.kill(pid, signal);
    },
    /** Ends Patroni, PostgreSQL and all its processes at once, as a power cut does. */
    killDatabase(machine: Machine): void {
      this.signal(machine, 'patroni', 'SIGKILL');
      const file = join(values(machine).POSTGRES_DATA ?? '', 'postmaster.pid');
      if (!existsSync(file)) return;
      const postmaster = Number(readFileSync(file, 'utf8').split('\n')[0]);
      const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
      for (const pid of [postmaster, ...children.trim().split(' ').map(Number)]) process.kill(pid, 'SIGKILL');
    },
  };
}

const serverFile = join(process.cwd(), 'packages/reference-backend/dist/server.js');

/** Whether a process runs in this folder: ids are given again. */
function isIn(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    return false;
  }
}

/** PostgreSQL refuses root. */
function idOf(flag: string): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
}
