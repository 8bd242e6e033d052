import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');

/** Code that a document shows, and the file in which it is compiled and run. */
const examples = [
  ['packages/ui/README.md', 'packages/ui/test/dom/ownPage.test.tsx'],
  ['packages/ui/README.md', 'packages/ui/test/package/vite-app/src/Products.tsx'],
  ['docs/routers.md', 'packages/ui/test/apps/router-app/app/useRouterUrl.ts'],
  ['docs/routers.md', 'packages/ui/test/apps/hosts-app/src/useRouterUrl.ts'],
  ['docs/routers.md', 'packages/ui/test/apps/next-app/app/useRouterUrl.ts'],
] as const;

test.each(examples)('%s shows the code of %s', (document, file) => {
  const shown = [...read(document).matchAll(/```tsx?\n(.*?)```/gs)].map(([, code]) => code);
  expect(shown).toContain(read(file));
});
