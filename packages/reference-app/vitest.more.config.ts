import { defineConfig } from 'vitest/config';
import app, { more } from './vitest.config.ts';

/** Pages of the administration, of accounts and of the public site. */
export default defineConfig({ ...app, test: { ...app.test, name: 'app-more', include: more, exclude: [] } });
