import { test } from 'vitest';
import { checkEdits } from './checkEdits.ts';
import { useBackend } from './testBackend.ts';

const backend = useBackend();

test('1,000 edits of two people overwrite nothing that they have not seen', {
  timeout: 180_000,
}, async () => {
  await checkEdits(backend, 1000);
});
