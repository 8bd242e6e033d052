import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');

/** Code that a document shows, and the file in which it is compiled and run. */
const examples = [['packages/ui/README.md', 'packages/ui/test/dom/ownPage.test.tsx']] as const;

test.each(examples)('%s shows the code of %s', (document, file) => {
  const shown = [...read(document).matchAll(/```tsx?\n(.*?)```/gs)].map(([, code]) => code);
  expect(shown).toContain(read(file));
});
