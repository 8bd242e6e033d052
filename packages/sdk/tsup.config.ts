import { defineConfig } from 'tsup';
import { emitTypes } from '../../scripts/lib/emitTypes.ts';

const entry = {
  index: 'src/index.ts',
  idempotency: 'src/idempotency/index.ts',
  location: 'src/location/index.ts',
  msw: 'src/msw/index.ts',
  operations: 'src/generated/table.ts',
  results: 'src/results/index.ts',
  sms: 'src/sms/index.ts',
  testing: 'src/testing/index.ts',
  values: 'src/values/index.ts',
};

export default defineConfig([
  {
    entry,
    format: ['esm', 'cjs'],
    target: 'es2022',
    dts: emitTypes(entry),
    sourcemap: true,
    clean: true,
  },
  // The command of `npx @udongo/sdk`: for Node only, and no part of what a page loads.
  {
    entry: { cli: 'src/check/cli.ts' },
    format: ['esm'],
    target: 'node20',
    platform: 'node',
    sourcemap: true,
  },
]);
