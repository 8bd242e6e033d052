import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The folder belongs to a running process. */
export class FolderInUseError extends Error {
  constructor(folder: string, pid: number, file: string) {
    super(`The data folder ${folder} is in use by process ${pid}. Stop it, or set DATA_DIR (lock: ${file}).`);
    this.name = 'FolderInUseError';
  }
}

/**
 * Takes a folder for this process alone: two processes on one embedded database lose data without a word.
 * A lock that a dead process left behind is taken over. Gives the way to unlock.
 * Errors: rejects with `FolderInUseError`.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const file = join(folder, 'udongo.pid');
  const mine = describeProcess(process.pid);
  const left = existsSync(file) ? readLock(file) : undefined;
  if (left) {
    if (isRunning(left)) throw new FolderInUseError(folder, left.pid, file);
    rmSync(file, { force: true });
  }
  if (!create(file, mine)) throw new FolderInUseError(folder, readLock(file).pid, file);
  // Two processes may have found the same dead lock: the later one has removed the other's new lock then.
  if (left) await wait(100);
  const holder = readLock(file);
  if (holder.pid !== process.pid) throw new FolderInUseError(folder, holder.pid, file);
  return () => {
    if (existsSync(file) && readLock(file).pid === process.pid) rmSync(file, { force: true });
  };
}

interface Lock {
  pid: number;
  /** When the process began, as Linux counts it: after a restart of the machine a number belongs to somebody else. */
  startedAt: string;
}

function readLock(file: string): Lock {
  const [pid = '', startedAt = ''] = readFileSync(file, 'utf8').trim().split(' ');
  return { pid: Number(pid), startedAt };
}

function describeProcess(pid: number): string {
  return `${pid} ${startOf(pid)}\n`;
}

/** Field 22 of /proc/pid/stat; "" on other systems, and for a process that has ended but is still listed as a zombie. */
function startOf(pid: number): string {
  try {
    // The second field, in brackets, may hold blanks.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    return fields?.[0] === 'Z' ? '' : (fields?.[19] ?? '');
  } catch {
    return '';
  }
}

function isRunning({ pid, startedAt }: Lock): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return startedAt === '' || startedAt === startOf(pid);
}

function create(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
