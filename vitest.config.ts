import { defineConfig } from 'vitest/config';
import { listTestProjects } from './scripts/lib/testProjects.ts';

export default defineConfig({
  test: { projects: listTestProjects(import.meta.dirname).map(({ config }) => config) },
});
