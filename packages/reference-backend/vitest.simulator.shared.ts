import { defaultServerConditions, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { faults } from './simulator/faults.ts';

const fault = faults.find(({ name }) => name === process.env.FAULT);

/** Plants the fault that the environment names. */
const plant: Plugin = {
  name: 'plant',
  enforce: 'pre',
  transform: (code, id) => {
    if (!fault || !id.endsWith(`/packages/${fault.file}`)) return undefined;
    if (!code.includes(fault.line)) throw new Error(`${fault.file} has no ${fault.line}`);
    return code.replace(fault.line, () => fault.planted);
  },
};

/** Days of people, a server and its providers in virtual time. */
export function defineSimulator(name: string, include: string) {
  const resolve = { conditions: ['@udongo/source', ...defaultServerConditions] };
  return defineConfig({
    plugins: [plant],
    environments: { ssr: { resolve }, __vitest__: { resolve } },
    test: {
      name,
      root: import.meta.dirname,
      environment: 'node',
      include: [include],
      globalSetup: ['test/setup/pglite.ts'],
      bail: fault ? 1 : 0,
    },
  });
}
