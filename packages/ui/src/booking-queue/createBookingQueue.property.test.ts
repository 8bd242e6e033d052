import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fc, runs } from '../../../../scripts/lib/testRuns.ts';
import { pressed } from '../../test/queueFixtures.ts';
import {
  createBookingServer,
  createSharedLocks,
  createSharedStorage,
  type Road,
} from '../../test/queueWorld.ts';
import type { BookingQueue } from './BookingQueue.ts';
import { createBookingQueue } from './createBookingQueue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Step =
  | { kind: 'press' | 'remove'; tab: number; booking: number }
  | { kind: 'reload'; tab: number }
  | { kind: 'road'; road: Road }
  | { kind: 'network'; isOnline: boolean }
  | { kind: 'wait'; seconds: number };

const tab = fc.nat(1);
const booking = fc.nat(3);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('press', 'remove'), tab, booking }),
    fc.record({ kind: fc.constant('reload'), tab }),
    fc.record({ kind: fc.constant('road'), road: fc.constantFrom('fine', 'cutBefore', 'cutAfter', 'down') }),
    fc.record({ kind: fc.constant('network'), isOnline: fc.boolean() }),
    fc.record({ kind: fc.constant('wait'), seconds: fc.nat(400) }),
  ) as fc.Arbitrary<Step>,
  { maxLength: 25 },
);

/** A browser with two tabs, on one storage. A reload stops all requests and steps of its tab. */
function openBrowser(hasLocks: boolean) {
  const server = createBookingServer({ honoursUuid: false });
  const storage = createSharedStorage();
  const locks = createSharedLocks();
  const events = new EventTarget();
  const network = { isOnline: true };
  const open = () => {
    const life = { isOver: false };
    const dead = () => new Promise<never>(() => undefined);
    const queue = createBookingQueue({
      bookings: {
        // An answer that comes after the page is gone never settles.
        create: (body) => server.bookings.create(body).finally(() => (life.isOver ? dead() : undefined)),
        update: (id, body) =>
          server.bookings.update(id, body).finally(() => (life.isOver ? dead() : undefined)),
      },
      retryCreates: false,
      storage,
      locks: hasLocks ? locks.ofTab(life) : null,
      isOnline: () => network.isOnline,
      events,
      today: () => '2026-11-20',
    });
    const stop = queue.start();
    const close = () => {
      life.isOver = true;
      locks.kill(life);
      stop();
    };
    return { queue, close };
  };
  const tabs = [open(), open()];
  const at = (index: number): BookingQueue => {
    const found = tabs[index];
    if (!found) throw new Error('no such tab');
    return found.queue;
  };
  return {
    server,
    network,
    at,
    goOnline: () => {
      network.isOnline = true;
      events.dispatchEvent(new Event('online'));
    },
    reload: (index: number) => {
      tabs[index]?.close();
      tabs[index] = open();
    },
    closeAll: () => {
      for (const { close } of tabs) close();
    },
  };
}

type Browser = ReturnType<typeof openBrowser>;

/** Runs the steps of a day; gives the bookings that were pressed and not deleted. */
async function live(browser: Browser, day: readonly Step[]) {
  const alive = new Set<string>();
  for (const step of day) {
    switch (step.kind) {
      case 'press': {
        const uuid = `uuid-${step.booking}`;
        if (alive.has(uuid)) break;
        alive.add(uuid);
        void browser.at(step.tab).press(pressed(uuid));
        break;
      }
      case 'remove': {
        await browser.at(step.tab).remove(`uuid-${step.booking}`);
        browser.at(step.tab).undoRemove();
        break;
      }
      case 'reload':
        browser.reload(step.tab);
        break;
      case 'road':
        browser.server.world.road = step.road;
        break;
      case 'network':
        if (step.isOnline) browser.goOnline();
        else browser.network.isOnline = false;
        break;
      case 'wait':
        await vi.advanceTimersByTimeAsync(step.seconds * 1000);
    }
  }
  return alive;
}

test('a server that ignores uuids is never asked twice for what may have arrived, and nothing is lost', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), async (day, hasLocks) => {
      const browser = openBrowser(hasLocks);
      const alive = await live(browser, day);
      browser.server.world.road = 'fine';
      browser.goOnline();
      await vi.advanceTimersByTimeAsync(400_000);
      const uuids = browser.server.rows.map(({ uuid }) => uuid);
      expect(new Set(uuids).size).toBe(uuids.length);
      for (const { uuid, status, problem } of browser.at(0).getSnapshot().items) {
        expect([status, problem?.reason]).toEqual(
          status === 'sent' ? ['sent', undefined] : ['attention', 'unknown'],
        );
        alive.delete(uuid);
      }
      expect([...alive]).toEqual([]);
      browser.closeAll();
    }),
    { numRuns: runs(40, 3000) },
  );
});
