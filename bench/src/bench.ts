import { loadavg } from 'node:os';
import { type Section, writeResult } from './results.ts';

/**
 * `npm run bench` measures everything, `npm run bench -- embed` one part; writes results.md and fails if a
 * limit is passed.
 */

const measurements: Readonly<Record<string, () => Promise<Section>>> = {
  client: async () => (await import('./client.ts')).measureClient(),
  embed: async () => (await import('./embed/measureEmbed.ts')).measureEmbed(),
  sizes: async () => (await import('./sizes/measureSizes.ts')).measureSizes(),
  app: async () => (await import('./app/measureApp.ts')).measureApp(),
  pages: async () => (await import('./app/measurePages.ts')).measurePages(),
  api: async () => (await import('./measureApi.ts')).measureApi(),
  server: async () => (await import('./server/measureServer.ts')).measureServer(),
  import: async () => (await import('./app/measureImport.ts')).measureImport(),
};

const asked = process.argv.slice(2);
const chosen = asked.length > 0 ? asked : Object.keys(measurements);
const command = ['npm run bench', ...(asked.length > 0 ? ['--'] : []), ...asked].join(' ');

for (const name of chosen) {
  const measure = measurements[name];
  if (!measure)
    throw new Error(`There is no measurement '${name}': ${Object.keys(measurements).join(', ')}.`);
  const [load = Number.NaN] = loadavg();
  const section = await measure();
  await writeResult(section, { command, load });
  console.log(`${section.title}\n\n${section.body}\n`);
  if (section.problem) {
    console.error(section.problem);
    process.exitCode = 1;
  }
}
