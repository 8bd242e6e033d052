import { defineConfig } from 'vitest/config';
import { testProjects } from './scripts/lib/testProjects.ts';
import { testWorkers } from './scripts/lib/testWorkers.ts';

/** Names of the projects to load, from the runner: loading all takes seconds. By hand: `npx vitest --project ui`. */
const chosen = process.env.UDONGO_TEST_PROJECTS?.split(',');

export default defineConfig({
  test: {
    projects: testProjects.filter(({ name }) => chosen?.includes(name) ?? true).map(({ config }) => config),
    maxWorkers: testWorkers,
  },
});
