import { sw } from '@udongo/ui/messages/sw';
import { en } from '../../packages/ui/src/messages/en.ts';
import { nameFieldOf, type Tab, type World } from './createWorld.ts';
import { type Act, listActs } from './mischief.ts';

/** How long everything may take to come to rest, in milliseconds. */
const restMs = 60_000;

interface Playing {
  seed: number;
  /** How long a person watches each act, in milliseconds. */
  paceMs: number;
  isOver: () => boolean;
}

/** Plays the acts of a seed on the forms, as a person would; then mends everything, and presses until each booking has arrived. */
export async function playActs(world: World, { seed, paceMs, isOver }: Playing): Promise<void> {
  const { tabs, network } = world;
  const pause = () => new Promise((resolve) => setTimeout(resolve, paceMs));
  if (tabs.get().length === 1) world.toggleSecond();
  await pause();
  let typed = 0;
  for (const act of listActs(seed)) {
    if (isOver()) return;
    const tab = tabs.get()[act.tab];
    if (tab) await perform[act.kind](world, tab, `Wanjiku ${++typed}`, pause);
    await pause();
    logIn(world);
  }
  network.set({ isCut: false, isLate: false, failsOnce: false });
  network.note('Everything works again: what is still in a form is sent.');
  // The queue ends its pause after a failure.
  dispatchEvent(new Event('online'));
  const end = Date.now() + restMs;
  while (!isOver() && !isAtRest(world) && Date.now() < end) {
    logIn(world);
    for (const tab of tabs.get()) if (nameFieldOf(tab.root)?.value && tab.life.sending === 0) press(tab);
    await pause();
  }
}

const perform: Readonly<
  Record<Act['kind'], (world: World, tab: Tab, name: string, pause: () => Promise<unknown>) => unknown>
> = {
  book: async (world, tab, name, pause) => {
    await perform.type(world, tab, name, pause);
    await pause();
    press(tab);
  },
  type: async (_, { root }, name, pause) => {
    buttonOf(root, en.bookingDone.another, sw.bookingDone.another)?.click();
    if (!nameFieldOf(root)) await pause();
    const field = nameFieldOf(root);
    if (!field) return;
    field.focus({ preventScroll: true });
    // React hears of a value only if the browser's own setter wrote it.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    set?.call(field, name);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  },
  press: (_, tab) => press(tab),
  close: (world, tab) => world.reopen(tab),
  restore: (world, tab) => {
    // A person continues a booking in one tab only.
    const isOpen = world.tabs.get().some(({ root }) => nameFieldOf(root)?.value);
    if (!isOpen) buttonOf(tab.root, en.bookingDraft.continue, sw.bookingDraft.continue)?.click();
  },
  cut: ({ network }) => network.set({ isCut: true }),
  mend: ({ network }) => network.set({ isCut: false }),
  late: ({ network }) => network.set({ isLate: true }),
  onTime: ({ network }) => network.set({ isLate: false }),
  fail: ({ network }) => network.set({ failsOnce: true }),
  logOut: (world) => world.logOut(),
};

function press({ root }: Tab): void {
  root?.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
}

function logIn({ server, asked }: World): void {
  const answer = asked.get();
  if (answer) void server.logIn().then(() => answer(true));
}

function buttonOf(root: HTMLElement | null, ...texts: readonly string[]) {
  return [...(root?.querySelectorAll('button') ?? [])].find(({ textContent }) => texts.includes(textContent));
}

/** Whether nothing is on its way: each name is booked, or in a draft that nobody has open. */
function isAtRest({ ledger, tabs }: World): boolean {
  const isSending = tabs.get().some(({ life }) => life.sending > 0);
  return !isSending && ledger.get().rows.every(({ codes, device }) => codes.length > 0 || device === 'draft');
}
