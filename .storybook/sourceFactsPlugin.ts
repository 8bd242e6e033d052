import type { Plugin } from 'vite';
import type { SourceFacts } from './sourceFacts.ts';

const names = [
  'virtual:component-literals',
  'virtual:component-texts',
  'virtual:slot-tables',
  'virtual:story-facts',
  'virtual:widget-facts',
] as const satisfies (keyof SourceFacts)[];

/**
 * Serves what the pages say about the sources, as `import { slotTables } from 'virtual:slot-tables'`: `virtual.d.ts` lists the modules.
 * The readers load TypeScript, a sixth of Storybook's start, so they are loaded when a page imports one of them.
 */
export function sourceFactsPlugin(): Plugin {
  return {
    name: 'source-facts',
    resolveId: (id) => (names.some((name) => name === id) ? `\0${id}` : undefined),
    async load(id) {
      const name = names.find((each) => id === `\0${each}`);
      if (!name) return undefined;
      const { sourceFacts } = await import('./sourceFacts.ts');
      return Object.entries(sourceFacts[name]())
        .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
