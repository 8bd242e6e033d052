import { test } from 'vitest';
import { checkEdits } from './checkEdits.ts';
import { useBackend } from './testBackend.ts';

const backend = useBackend();

test('two people who edit a booking overwrite nothing that they have not seen', async () => {
  await checkEdits(backend, 40);
});
