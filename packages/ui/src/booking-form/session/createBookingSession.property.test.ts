import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fc, runs } from '../../../../../scripts/lib/testRuns.ts';
import { apiError } from '../../../test/bookingFixtures.ts';
import { listLost, listTwice, type TypedNames } from '../../../test/bookingPromises.ts';
import type { Road } from '../../../test/queueWorld.ts';
import { openSessions } from '../../../test/sessionWorld.ts';
import { reduceBooking } from './bookingReducer.ts';

type Reduce = typeof reduceBooking;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('StorageEvent', KeyEvent);
  vi.stubGlobal('dispatchEvent', () => true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser's StorageEvent, which Node does not have. */
class KeyEvent extends Event {
  readonly key: string;
  constructor(type: string, { key }: { key: string }) {
    super(type);
    this.key = key;
  }
}

type Step =
  | {
      kind: 'type' | 'press' | 'reload' | 'relogin' | 'clear' | 'undo' | 'restore' | 'open' | 'wipe';
      tab: number;
    }
  | { kind: 'road'; road: Road }
  | { kind: 'network'; isOnline: boolean }
  | { kind: 'refusal'; isOn: boolean }
  | { kind: 'late'; seconds: number }
  | { kind: 'wait'; seconds: number };

const tab = fc.nat(1);
const often = fc.constantFrom('type', 'press', 'reload', 'restore', 'open');
const seldom = fc.constantFrom('relogin', 'clear', 'undo', 'wipe');
const day = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: often, tab }) },
    { weight: 1, arbitrary: fc.record({ kind: seldom, tab }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('road'),
        road: fc.constantFrom('fine', 'cutBefore', 'cutAfter', 'down'),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('network'), isOnline: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('refusal'), isOn: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('late'), seconds: fc.constantFrom(0, 6) }) },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('wait'), seconds: fc.constantFrom(0, 1, 7, 400) }),
    },
  ) as fc.Arbitrary<Step>,
  { maxLength: 20 },
);

type World = ReturnType<typeof openSessions>;

const settle = () => vi.advanceTimersByTimeAsync(3000);

/** Runs a day's steps, and checks after each that the form is right. Gives the names that must not be lost, with their bookings. */
async function live(world: World, steps: readonly Step[]): Promise<TypedNames> {
  const { server, storage, network } = world;
  let typed = 0;
  const names: TypedNames = { owed: new Set(), late: new Set(), bookings: new Map() };
  const { owed, late, bookings } = names;
  const nameIn = (index: number) => String(world.tab(index).form.getValues('name'));
  /** Releases the name in a form that is thrown away or replaced on purpose. */
  const release = (index: number) => owed.delete(nameIn(index));
  const isOpenIn = (index: number, uuid: string | null) =>
    uuid !== null && world.tab(index).session.getSnapshot().uuid === uuid;
  const isBusy = (index: number) => 'pressed' in world.tab(index).session.getSnapshot().phase;
  for (const step of steps) {
    if ('tab' in step) {
      const { session, form, queue } = world.tab(step.tab);
      const { offered, phase, cleared } = session.getSnapshot();
      const other = nameIn(1 - step.tab);
      if (step.kind === 'type' && phase.name !== 'booked') {
        const before = session.getSnapshot().uuid && bookings.get(nameIn(step.tab));
        release(step.tab);
        typed += 1;
        bookings.set(`Wanjiku ${typed}`, before || typed);
        form.setValue('name', `Wanjiku ${typed}`);
        owed.add(`Wanjiku ${typed}`);
        if (isBusy(step.tab)) late.add(`Wanjiku ${typed}`);
      }
      if (step.kind === 'press') void session.submit();
      if (step.kind === 'reload') world.reload(step.tab);
      if (step.kind === 'relogin') world.tab(step.tab).logOutAndIn();
      if (step.kind === 'clear' && !isBusy(step.tab)) {
        release(step.tab);
        session.clear();
      }
      if (step.kind === 'undo' && cleared) session.undoClear();
      if (step.kind === 'restore' && offered) await session.draft.restore();
      if (step.kind === 'open') {
        const item = queue.getSnapshot().items.find(({ request }) => request && request.name !== other);
        if (item && !isOpenIn(1 - step.tab, item.uuid) && !session.waiting.wouldReplace(item.uuid))
          await session.waiting.open(item.uuid);
      }
      if (step.kind === 'wipe') {
        owed.clear();
        session.waiting.clearDetails();
        for (const index of [0, 1]) {
          const { events } = world.tab(index);
          events.dispatchEvent(new KeyEvent('storage', { key: 'udongo-booking-draft:8:' }));
        }
      }
    }
    if (step.kind === 'road') server.world.road = step.road;
    if (step.kind === 'late') network.lateMs = step.seconds * 1000;
    if (step.kind === 'refusal') server.world.refusal = step.isOn ? apiError(400, 'no') : null;
    if (step.kind === 'network') {
      if (step.isOnline) world.goOnline();
      else network.isOnline = false;
    }
    await vi.advanceTimersByTimeAsync(step.kind === 'wait' ? step.seconds * 1000 : 0);
    checkShown(world);
    // If all slots are taken, the oldest draft is overwritten.
    if ([...storage.held.keys()].filter((key) => key.startsWith('udongo-booking-draft')).length >= 5)
      owed.clear();
  }
  return names;
}

/** Checks that a booking shown as booked is stored, and that a draft shown as kept is kept. */
function checkShown({ server, storage, tab }: World) {
  for (const { session, form } of [tab(0), tab(1)]) {
    const { phase, isSaved } = session.getSnapshot();
    if (phase.name === 'booked') expect(server.rows.map(({ uuid }) => uuid)).toContain(phase.booking.uuid);
    if (isSaved && form.getValues('name')) expect([...storage.held.keys()].join()).toContain('draft:8:new');
  }
}

/** Checks the promises of a session after the steps of a day. */
async function keepPromises(steps: readonly Step[], reduce: Reduce) {
  const world = openSessions(reduce);
  const { server, storage, tab } = world;
  const names = await live(world, steps);
  server.world.road = 'fine';
  server.world.refusal = null;
  world.goOnline();
  for (let turn = 0; turn < 3; turn++) await vi.advanceTimersByTimeAsync(400_000);
  // Nothing that was typed is lost: it is in a form, a draft, the queue or booked.
  const shown = [0, 1].map((index) => `"${tab(index).form.getValues('name')}"`);
  const booked = () => server.rows.map(({ name }) => name ?? '');
  expect(listLost(names, [...storage.held.values(), ...shown].join(), booked())).toEqual([]);
  // Each phase has a way out: what is in a form is booked by the next press.
  for (const index of [0, 1]) {
    const { session, form } = tab(index);
    const name = form.getValues('name');
    expect(Object.keys(session.getSnapshot().phase)).not.toContain('pressed');
    if (name === '') continue;
    void session.submit();
    await settle();
    await vi.advanceTimersByTimeAsync(400_000);
    expect(booked()).toContain(name);
  }
  // Nothing is booked twice, whatever the person still sends.
  const { queue } = tab(0);
  for (const { uuid, request } of queue.getSnapshot().items) if (request) void queue.sendNow(uuid);
  await settle();
  expect(listTwice(names, booked())).toEqual([]);
  world.closeAll();
}

/** A draft that one tab offers while the other throws it away or sends it. */
const offeredTooLong = (['clear', 'press'] as const).map((kind): [Step[]] => [
  [
    { kind: 'type', tab: 1 },
    { kind: 'wait', seconds: 1 },
    { kind: 'reload', tab: 0 },
    { kind, tab: 1 },
    { kind: 'restore', tab: 0 },
    { kind: 'wait', seconds: 1 },
  ],
]);

/** A booking that was refused in one tab and is continued in the other, before both are pressed. */
const continuedElsewhere: [Step[]] = [
  [
    { kind: 'refusal', isOn: true },
    { kind: 'type', tab: 0 },
    { kind: 'press', tab: 0 },
    { kind: 'wait', seconds: 1 },
    { kind: 'reload', tab: 1 },
    { kind: 'wait', seconds: 0 },
    { kind: 'restore', tab: 1 },
    { kind: 'type', tab: 1 },
    { kind: 'refusal', isOn: false },
    { kind: 'press', tab: 1 },
    { kind: 'wait', seconds: 1 },
    { kind: 'press', tab: 0 },
  ],
];

const hold = (reduce: Reduce, options: fc.Parameters<[Step[]]>) =>
  fc.assert(
    fc.asyncProperty(day, (steps) => keepPromises(steps, reduce)),
    options,
  );

test('whatever a person, the network and other tabs do, a booking is booked once and nothing typed is lost', async () => {
  await hold(reduceBooking, {
    numRuns: runs(300, 10_000),
    examples: [...offeredTooLong, continuedElsewhere],
  });
}, 600_000);

/** Copies of the reducer with one fault each, and a seed of days that show it early. */
const faults: Record<string, { seed: number; reduce: Reduce }> = {
  'each press names its booking anew': {
    seed: 45,
    reduce: (state, event) =>
      reduceBooking(
        event[0] === 'confirmed' ? { ...state, identity: { ...state.identity, uuid: null } } : state,
        event,
      ),
  },
  'what is typed is no new revision': {
    seed: 159,
    reduce: (state, event) => (event[0] === 'typed' ? [state, []] : reduceBooking(state, event)),
  },
  'a failed press never ends': {
    seed: 7,
    reduce: (state, event) => (event[0] === 'failed' ? [state, []] : reduceBooking(state, event)),
  },
  'a booking that waits is forgotten by the queue': {
    seed: 8,
    reduce: (state, event) => {
      const [next, effects] = reduceBooking(state, event);
      return [next, event[0] === 'kept' ? [...effects, ['forgetPressed']] : effects];
    },
  },
  'a booking that arrives stays in the form': {
    seed: 3,
    reduce: (state, event) => {
      const [next, effects] = reduceBooking(state, event);
      return [next, event[0] === 'booked' ? effects.filter(([name]) => name !== 'fill') : effects];
    },
  },
};

test.each(Object.entries(faults))(
  'the model finds it when %s',
  async (_, { seed, reduce }) => {
    await expect(hold(reduce, { seed, numRuns: 3000, endOnFailure: true })).rejects.toThrow(
      'Property failed',
    );
  },
  120_000,
);
