import { expect, test } from 'vitest';
import { nodeScrypt } from './hosts/nodeScrypt.ts';
import { createHasher, nobleScrypt } from './PasswordHasher.ts';

const cost = { N: 16, r: 2, p: 3 };
const onServer = createHasher(nodeScrypt, cost);
const inBrowser = createHasher(nobleScrypt, cost);

test('a password is known again, and no other one', async () => {
  const stored = await onServer.hash('Shamba langu é 7');
  expect(stored).toMatch(/^scrypt\$16\$2\$3\$[0-9a-f]{32}\$[0-9a-f]{64}$/);
  expect(await onServer.verify('Shamba langu é 7', stored)).toBe(true);
  expect(await onServer.verify('shamba langu é 7', stored)).toBe(false);
});

test('what the server hashed the browser knows again, and the other way round', async () => {
  expect(await inBrowser.verify('a', await onServer.hash('a'))).toBe(true);
  expect(await onServer.verify('a', await inBrowser.hash('a'))).toBe(true);
});

test('a hash outlives a change of the cost', async () => {
  const costlier = createHasher(nodeScrypt, { N: 64, r: 2, p: 1 });
  expect(await costlier.verify('a', await onServer.hash('a'))).toBe(true);
});

test('the same password is stored differently each time', async () => {
  expect(await onServer.hash('a')).not.toBe(await onServer.hash('a'));
});

test.each(['', 'scrypt$16$2$3$00$00', 'plain text'])(
  'nothing opens the account with the hash "%s"',
  async (stored) => {
    expect(await onServer.verify('', stored)).toBe(false);
  },
);

test('an account without a password costs as much time as any', async () => {
  const costs: unknown[] = [];
  const counting = createHasher((password, salt, used) => {
    costs.push(used);
    return nodeScrypt(password, salt, used);
  }, cost);
  await counting.verify('a', '');
  await counting.verify('a', await onServer.hash('a'));
  expect(costs).toEqual([cost, cost]);
});
