import { build } from 'esbuild';
import { precompress } from '../packages/reference-app/server/index.ts';

/** Makes one file of the server of the built app, which needs no package, and compresses what it serves. */
const dist = 'packages/reference-app/dist';
await build({
  entryPoints: ['scripts/serveApp.ts'],
  outfile: `${dist}/.server/serve.js`,
  ...{ bundle: true, platform: 'node', format: 'esm', target: 'node20', logLevel: 'warning' },
});
await precompress(dist);
