import { BadRequestError, NetworkError } from '@udongo/sdk';
import { expect, test } from 'vitest';
import type { OwnDrafts } from '../lib/ownDrafts.ts';
import { type Collection, createCollections, type KeptCollections } from './createCollections.ts';

const call = { method: 'POST', path: '/agric/soil-test-bookings/31/status/' } as const;
const lost = () => Promise.reject(new NetworkError({ ...call, cause: new TypeError('Failed to fetch') }));

/** A device with its network; `open` opens a page on it. */
function createDevice() {
  let kept: string | null = null;
  let again: (() => void) | undefined;
  const heardBy: (() => void)[] = [];
  const device = {
    answer: (async () => undefined) as (collection: Collection) => Promise<void>,
    sent: [] as number[],
    comeBack: () => again?.(),
    /** Tells the pages that another one has changed what is kept. */
    tellTabs: () => {
      for (const heard of heardBy) heard();
    },
    open: () => {
      const drafts: OwnDrafts<KeptCollections> = {
        load: () => kept && JSON.parse(kept),
        save: (_, content) => {
          kept = JSON.stringify(content);
        },
        clear: () => undefined,
        listen: (_, heard) => heardBy.push(heard),
      };
      return createCollections({
        drafts,
        collect: (collection) => {
          device.sent.push(collection.booking);
          return device.answer(collection);
        },
        isHere: () => true,
        wait: (then) => {
          again = then;
          return () => {
            again = undefined;
          };
        },
        now: () => new Date('2026-11-20T09:00:00Z'),
      });
    },
  };
  return device;
}

test('the network that comes back sends what waits, in its order, and once', async () => {
  const device = createDevice();
  device.answer = lost;
  const collections = device.open();
  await collections.press(31, 'UD-31');
  await collections.press(32, 'UD-32');
  expect(collections.get().waiting.map(({ code }) => code)).toEqual(['UD-31', 'UD-32']);
  device.answer = async () => undefined;
  device.sent = [];
  const done = new Promise<void>((resolve) =>
    collections.subscribe(() => collections.get().done.length === 2 && resolve()),
  );
  device.comeBack();
  await done;
  expect([device.sent, collections.get().waiting]).toEqual([[31, 32], []]);
  expect(device.open().get()).toMatchObject({ waiting: [], refused: [] });
});

test('a refusal holds up no other booking, survives a reload, and is gone when it is pressed again', async () => {
  const device = createDevice();
  const refuse = () => Promise.reject(new BadRequestError('Ask an administrator.', { ...call, status: 400 }));
  device.answer = ({ booking }) => (booking === 31 ? refuse() : Promise.resolve());
  const collections = device.open();
  await collections.press(31, 'UD-31');
  await collections.press(32, 'UD-32');
  expect(collections.get()).toMatchObject({ waiting: [], done: [32] });
  const reloaded = device.open();
  expect(reloaded.get().refused).toMatchObject([{ code: 'UD-31', message: 'Ask an administrator.' }]);
  device.answer = async () => undefined;
  await reloaded.press(31, 'UD-31');
  expect(reloaded.get()).toMatchObject({ waiting: [], refused: [], done: [31] });
});

test('a booking that waits is taken back, and never sent', async () => {
  const device = createDevice();
  device.answer = lost;
  const collections = device.open();
  await collections.press(31, 'UD-31');
  collections.remove(31);
  device.answer = async () => undefined;
  device.sent = [];
  await collections.send();
  expect([device.sent, collections.get().waiting]).toEqual([[], []]);
});

test('a booking that is taken back in one tab is not sent by another', async () => {
  const device = createDevice();
  device.answer = lost;
  const first = device.open();
  await first.press(31, 'UD-31');
  device.open().remove(31);
  device.tellTabs();
  expect(first.get().waiting).toEqual([]);
  device.answer = async () => undefined;
  device.sent = [];
  await first.send();
  expect(device.sent).toEqual([]);
});
