import { defineConfig } from 'vitest/config';
import repo, { commands } from './vitest.config.ts';

/** `npm start` and `npm run release`, from the first line to the last. */
export default defineConfig({
  ...repo,
  test: { ...repo.test, name: 'commands', include: commands, exclude: [] },
});
