import { readdirSync, existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** One Vitest run over every package; each package owns its `vitest.config.ts`. */
const packages = readdirSync('packages').filter((name) => existsSync(`packages/${name}/vitest.config.ts`));

export default defineConfig({ test: { projects: packages.map((name) => `packages/${name}/vitest.config.ts`) } });
