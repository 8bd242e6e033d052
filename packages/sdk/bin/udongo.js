#!/usr/bin/env node
import { existsSync } from 'node:fs';

// A published package has only the build, a copy of the repository perhaps only the sources.
const source = new URL('../src/check/cli.ts', import.meta.url);
if (existsSync(source)) {
  const { register } = await import('tsx/esm/api');
  register();
  await import(source.href);
} else {
  await import('../dist/cli.js');
}
