import { defineConfig } from 'vitest/config';
import { testProjects } from './scripts/lib/testProjects.ts';

export default defineConfig({ test: { projects: testProjects.map(({ config }) => config) } });
