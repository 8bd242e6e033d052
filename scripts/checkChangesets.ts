import { listUnsaidChanges } from './lib/listUnsaidChanges.ts';

/** Fails when a published package changed and no changeset tells those who use it. */
const unsaid = listUnsaidChanges(process.cwd());
if (unsaid.length > 0) {
  console.error(unsaid.join('\n'));
  console.error('\nSay in one sentence what changes for those who use it: npm run changeset');
  process.exitCode = 1;
}
