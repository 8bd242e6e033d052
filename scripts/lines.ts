import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { countLines } from './lib/countLines.ts';

/**
 * Writes into the table of `page` how many lines of code there are now, without blank lines, comments and generated files; with
 * `--check` it only says whether the table is current. The columns of before are kept.
 */
const page = 'docs/architecture.md';
const tests = /\.(test|test-d|spec|stories)\.|\/test\/|^e2e\/|^scripts\/(docs|tutorials)\//;

const counts = new Map<string, { source: number; test: number }>();
const files = execFileSync('git', ['ls-files', '--', '*.ts', '*.tsx', '*.css'], { encoding: 'utf8' });
for (const file of files.trim().split('\n')) {
  if (/\/generated\//.test(file)) continue;
  const [, part = 'others'] = /^(packages\/[^/]+|scripts|e2e)\//.exec(file) ?? [];
  const lines = countLines(file, readFileSync(file, 'utf8'));
  for (const name of [part, 'all']) {
    const count = counts.get(name) ?? { source: 0, test: 0 };
    count[tests.test(file) ? 'test' : 'source'] += lines;
    counts.set(name, count);
  }
}

const old = readFileSync(page, 'utf8');
const row = /^\| `?([\w/-]+)`? \| ([\d,]*) \|[ \d,]*\| ([\d,]*) \|[ \d,]*\|$/gm;
const current = old.replace(row, (line, name: string, source: string, test: string) => {
  const now = counts.get(name);
  const [label] = line.slice(2).split(' |');
  return now ? `| ${label} | ${source} | ${show(now.source)} | ${test} | ${show(now.test)} |` : line;
});
if (!process.argv.includes('--check')) writeFileSync(page, current);
else if (current !== old) {
  console.error(`The table of code lines in ${page} is stale: run npm run lines`);
  process.exitCode = 1;
}

function show(lines: number): string {
  return lines.toLocaleString('en');
}
