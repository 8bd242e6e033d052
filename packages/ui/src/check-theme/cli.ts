#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs';
import { checkTheme } from './checkTheme.ts';

/**
 * `npx @udongo/ui check-theme theme.css`: exits with 1 if the contrast of a pair of colours is too low, with
 * 2 for wrong arguments and a missing file.
 */
const [command, file] = process.argv.slice(2);
if (command !== 'check-theme' || !file) {
  console.error('Usage: npx @udongo/ui check-theme theme.css');
  process.exit(2);
}
if (!existsSync(file)) {
  console.error(`There is no file ${file}.`);
  process.exit(2);
}
const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const problems = checkTheme(readFileSync(file, 'utf8'), tokens);
for (const { selector, scheme, message } of problems) console.log(`${selector}, ${scheme}: ${message}`);
if (problems.length === 0) console.log(`Every pair of colours in ${file} can be read, in both schemes.`);
process.exitCode = problems.length === 0 ? 0 : 1;
