import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';

const path = join(import.meta.dirname, 'results.md');

/** Writes one section of results.md, the command and the machine included, and leaves the others. */
export function writeSection(title: string, command: string, lines: readonly string[]): void {
  const day = new Date().toISOString().slice(0, 10);
  const postgres = process.env.DATABASE_URL ? 'of its own server' : '18 without fsync';
  const section = [
    `# ${title}`,
    '',
    `Written by \`npm run ${command} -w packages/reference-backend\` on ${day}; ${cpus().length} cores, Node ${process.version}, PostgreSQL ${postgres}, load ${loadavg()[0]?.toFixed(1)} at the end.`,
    ...lines,
    '',
  ].join('\n');
  const others = readFileSync(path, 'utf8')
    .split(/^(?=# )/m)
    .filter((part) => !part.startsWith(`# ${title}\n`) && part.trim() !== '');
  writeFileSync(path, [...others.map((part) => `${part.trimEnd()}\n`), section].sort().join('\n'));
}
