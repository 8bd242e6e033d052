import { defineConfig } from 'vitest/config';
import repo, { commands } from './vitest.config.ts';

/** `npm start`, `npm run release`, `npm run new` and what `npm test` checks with, from the first line to the last. */
export default defineConfig({
  ...repo,
  test: { ...repo.test, name: 'commands', include: commands, exclude: [] },
});
