import { listMissingChangesets } from './lib/listMissingChangesets.ts';

/** Fails when a published package changed without a changeset for its users. */
const missing = listMissingChangesets(process.cwd());
if (missing.length > 0) {
  console.error(missing.join('\n'));
  console.error('\nSay in one sentence what changes for those who use it: npm run changeset');
  process.exitCode = 1;
}
