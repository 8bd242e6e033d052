import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../results.md');

/** The result of one measurement. */
export interface Section {
  /** Its heading, by which its section is found in results.md. */
  title: string;
  body: string;
  /** The message if a limit is passed. */
  problem?: string | undefined;
}

export interface Origin {
  command: string;
  /** The machine's load before the measurement. */
  load: number;
}

/** Seconds with two decimals. */
export function seconds(ms: number): string {
  return (ms / 1000).toFixed(2);
}

/** Kilobytes of 1,024 bytes with one decimal. */
export function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

/**
 * Writes one section of results.md, with the time, the method and the machine. Sections of other measurements
 * stay.
 */
export async function writeResult(section: Section, origin: Origin): Promise<void> {
  const kept = new Map((await readSections()).map((section) => [section.title, section.body]));
  kept.set(section.title, `${section.body}\n\n${describe(origin)}`);
  const text = [...kept].map(([title, body]) => `## ${title}\n\n${body}\n`);
  await writeFile(file, `# Results\n\nWritten by \`npm run bench\`.\n\n${text.join('\n')}`);
}

async function readSections(): Promise<Section[]> {
  const [, ...parts] = (await readFile(file, 'utf8')).split(/^## /m);
  return parts.map((part) => {
    const [title = '', ...lines] = part.split('\n');
    return { title, body: lines.join('\n').trim() };
  });
}

function describe({ command, load }: Origin): string {
  const day = new Date().toISOString().slice(0, 10);
  const memory = (totalmem() / 2 ** 30).toFixed(0);
  return `\`${command}\`, ${day}: Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model.trim()}, ${memory} GB, ${process.platform} ${process.arch}, load ${load.toFixed(1)} before.`;
}
