import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PGlite } from '@electric-sql/pglite';
import type { Booking } from '@udongo/sdk';
import { sql } from 'drizzle-orm';
import { inject, vi } from 'vitest';
import { bookingToValues, toBookingRequest } from '../../ui/src/booking-form/values/index.ts';
import type { TypedNames } from '../../ui/test/bookingPromises.ts';
import { pgliteExtensions } from '../src/db/pgliteExtensions.ts';
import { queryRows } from '../src/db/queryRows.ts';
import { startOfTests } from '../test/testClock.ts';
import { createNetwork } from './createNetwork.ts';
import { createPerson, type Person } from './createPerson.ts';
import { createPaymentProvider, createProviders } from './createProviders.ts';
import { createServer, type Server } from './createServer.ts';
import { createWorld } from './createWorld.ts';
import { findBroken } from './invariants.ts';

/** A promise of the product was broken: which, and all steps that led there. */
class BrokenPromiseError extends Error {
  override readonly name = 'BrokenPromiseError';
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const hour = 3_600_000;
let dump: Blob | undefined;

/**
 * Lives some days of several people, their server and its providers, as the seed says. Gives the steps, which are the same for the
 * same seed.
 * Errors: throws `BrokenPromiseError` with the broken promises and the steps.
 */
export async function simulate(seed: number, days: number): Promise<readonly string[]> {
  const demo = inject('demo');
  if (demo.kind !== 'pglite') throw new Error('The simulator needs the embedded database.');
  dump ??= new Blob([readFileSync(demo.file)]);
  const world = createWorld(seed, startOfTests);
  // Days are Nairobi's, wherever the server is.
  vi.stubEnv('TZ', world.random.one(['Africa/Nairobi', 'America/New_York']));
  const client = await PGlite.create({ loadDataDir: dump, extensions: pgliteExtensions });
  try {
    const broken = await live(world, client, days).catch((error) => [
      `the simulation ended with ${error.stack}`,
    ]);
    if (broken.length === 0) return world.trace;
    throw new BrokenPromiseError(
      `Seed ${seed}:\n${broken.map((promise) => `- ${promise}`).join('\n')}\nSteps:\n${world.trace.join('\n')}`,
    );
  } finally {
    // Vitest keeps a virtual time that ended; what waits in it would keep the whole database.
    vi.clearAllTimers();
    // Before the real time, as the stub of `setTimeout` is of the virtual one.
    vi.unstubAllGlobals();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    await client.close();
    // Its memory is outside of what the engine counts.
    collectGarbage();
  }
}

async function live(world: ReturnType<typeof createWorld>, client: PGlite, days: number): Promise<string[]> {
  const { random, note, pass, wait, atServer } = world;
  const provider = random.one(['mpesa', 'paystack'] as const);
  let server: Server;
  const providers = createProviders(world, () => server);
  vi.stubGlobal('fetch', providers.fetch);
  server = createServer(client, world, () => createPaymentProvider(provider));
  const network = createNetwork(world, server);
  const hasLocks = random.chance(0.7);
  const farmer = await createPerson('farmer', server, network, hasLocks);
  const visitor = await createPerson('visitor', server, network, hasLocks);
  const staff = await createPerson('administrator', server, network, hasLocks);
  const customers = [farmer, visitor];
  const names: TypedNames = { owed: new Set(), late: new Set(), bookings: new Map() };
  let typed = 0;

  const nameIn = (person: Person, tab: number) => String(person.browser.tab(tab).form.getValues('name'));
  const isBusy = (person: Person, tab: number) =>
    'pressed' in person.browser.tab(tab).session.getSnapshot().phase;
  /** Types a name: into a new booking, or in place of the name of the booking that is open. */
  const type = (person: Person, tab: number) => {
    const { session, form } = person.browser.tab(tab);
    if (session.getSnapshot().phase.name === 'booked') session.bookAnother();
    const before = nameIn(person, tab);
    names.owed.delete(before);
    typed += 1;
    const name = `Wanjiku ${typed}`;
    names.bookings.set(name, (session.getSnapshot().uuid && names.bookings.get(before)) || typed);
    names.owed.add(name);
    if (isBusy(person, tab)) names.late.add(name);
    form.setValue('name', name);
    if (random.chance(0.15)) form.setValue('soil_test_date', tomorrow());
    note(`${person.name} types ${name} in tab ${tab}`);
  };
  const tomorrow = () => new Date(Date.now() + 30 * hour).toISOString().slice(0, 10);
  const press = (person: Person, tab: number) => {
    note(`${person.name} presses in tab ${tab}`);
    void person.browser.tab(tab).session.submit();
  };
  const restore = async (person: Person, tab: number) => {
    const { session } = person.browser.tab(tab);
    const { offered } = session.getSnapshot();
    if (!offered) return;
    note(`${person.name} continues ${offered.values.name} in tab ${tab}`);
    await session.draft.restore();
  };
  /** Lets both tabs hear of what the other has stored. */
  const hearOtherTab = (person: Person) => {
    for (const tab of [0, 1]) person.browser.tab(tab).events.dispatchEvent(new Event('storage'));
  };
  /** Opens a booking of the queue, which waits or needs a person, unless it is open in the other tab. */
  const open = async (person: Person, tab: number) => {
    const { queue, session } = person.browser.tab(tab);
    hearOtherTab(person);
    const other = person.browser.tab(1 - tab).session.getSnapshot().uuid;
    const item = queue.getSnapshot().items.find(({ request, uuid }) => request && uuid !== other);
    if (!item || isBusy(person, tab) || session.waiting.wouldReplace(item.uuid)) return;
    note(`${person.name} opens the waiting ${item.request?.name} in tab ${tab}`);
    await wait(session.waiting.open(item.uuid));
  };

  /** Offers the crop of all bookings, or withdraws it: a booking that waits is then refused while no form shows it. */
  const offerCrop = async (isOffered: boolean) => {
    if (!isOffered) note('the crop is withdrawn');
    await server.db.inTransaction((db) =>
      db.execute(sql`update crops set public = ${isOffered} where id = 1`),
    );
  };

  const book = async () => {
    const person = random.one(customers);
    const { browser } = person;
    const tab = random.below(2);
    if (!isBusy(person, tab)) await restore(person, tab);
    if (random.chance(0.3)) browser.network.isOnline = false;
    if (nameIn(person, tab) === '' || random.chance(0.3)) type(person, tab);
    await pass(random.one([0, 1000, 60_000]));
    if (random.chance(0.15)) {
      note(`${person.name} reloads tab ${tab} before the press`);
      browser.reload(tab);
      await pass(1000);
      await restore(person, tab);
    }
    press(person, tab);
    await pass(random.one([0, 10, 200, 3000, 20_000]));
    if (random.chance(0.2)) {
      note(`${person.name} reloads tab ${tab}`);
      browser.reload(tab);
    } else if (random.chance(0.15)) {
      type(person, tab);
    }
    if (random.chance(0.2)) await open(person, 1 - tab);
    const { queue } = browser.tab(tab);
    const [waiting] = queue.getSnapshot().items.filter(({ request }) => request);
    if (waiting && random.chance(0.2)) {
      note(`${person.name} removes the waiting ${waiting.summary.name}, and takes that back`);
      await wait(queue.remove(waiting.uuid));
      queue.undoRemove();
    }
    await pass(random.one([0, 5000, 600_000]));
    const isWithdrawn = !browser.network.isOnline && random.chance(0.3);
    if (isWithdrawn) await offerCrop(false);
    browser.goOnline();
    await pass(random.one([0, 20_000, 600_000]));
    if (random.chance(0.3)) press(person, tab);
    if (!isWithdrawn) return;
    await pass(60_000);
    await offerCrop(true);
  };

  /** One of the last bookings of this simulation. */
  const chooseBooking = async () => {
    const found = await server.db.inSnapshot((db) =>
      queryRows<Pick<Booking, 'id' | 'uuid' | 'name' | 'status'>>(
        db,
        sql`select id, uuid, name, status from bookings where name ~ '^Wanjiku [0-9]+$' order by id desc limit 10`,
      ),
    );
    return found.length > 0 ? random.one(found) : undefined;
  };
  const pay = async () => {
    const booking = await chooseBooking();
    if (!booking || booking.status === 'canceled') return;
    const phone_number = `0727${String(random.below(40)).padStart(6, '0')}`;
    const person = random.one([visitor, staff]);
    note(`${person.name} pays ${booking.name}`);
    const named = person === visitor ? { uuid: booking.uuid ?? '' } : { booking: booking.id };
    const payment = await wait(person.udongo.payments.initialize({ ...named, phone_number }));
    await pass(random.one([0, 15_000, 120_000]));
    if (payment && random.chance(0.3))
      await wait(person.udongo.payments.checkStatus({ reference: payment.reference }));
    await pass(random.one([0, 15_000, 600_000]));
  };
  const change = async () => {
    const chosen = await chooseBooking();
    const booking = chosen && (await wait(staff.udongo.bookings.get(chosen.id)));
    if (!booking) return;
    const what = random.one(['samples', 'samples', 'discount', 'cancel', 'cancel', 'agent', 'save'] as const);
    note(`staff: ${what} ${booking.name}`);
    if (what === 'cancel') {
      const status = booking.status === 'canceled' ? 'booked' : 'canceled';
      await wait(staff.udongo.bookings.setStatus(booking.id, { status, note: 'The farmer called' }));
      return;
    }
    const before = bookingToValues(booking, staff.user);
    const [sample] = before.samples;
    if (!sample) return;
    const { id: _, ...another } = sample;
    const next = {
      ...before,
      ...(what === 'samples' && {
        samples: before.samples.length > 1 ? [sample] : [sample, ...Array(1 + random.below(2)).fill(another)],
      }),
      ...(what === 'discount' && { discount: random.one(['0', '1800', '4000', '6500']) }),
    };
    const request = toBookingRequest(next, { user: staff.user, booking });
    const referrer_agent = what === 'agent' ? random.one([2, 5]) : request.referrer_agent;
    await wait(staff.udongo.bookings.update(booking.id, { ...request, referrer_agent } as never));
  };
  let refunds = 0;
  const refund = async () => {
    const prompt = random.one(
      providers.prompts.filter(({ code, refunded, amount }) => code === '0' && refunded < amount),
    );
    if (!prompt) return;
    const amount = Math.min(prompt.amount - prompt.refunded, random.one([500, 1000, 6500]));
    if (provider === 'paystack') return providers.refundAtPaystack(prompt, amount);
    refunds += 1;
    note(`staff: ${amount} of ${prompt.receipt} go back`);
    const refund_number = `BACK${refunds}`;
    const body = { reference: prompt.receipt, amount: String(amount), refund_number, reason: 'Asked for' };
    // Money goes back by hand: the person presses until it is recorded, or refused because it has not arrived yet.
    for (let isKnown = false; !isKnown; await pass(60_000)) {
      await wait(
        staff.udongo.payments.recordRefund(body).then(
          () => {
            prompt.refunded += amount;
            isKnown = true;
          },
          (error) => {
            const said = JSON.stringify(error.body ?? '');
            const wasRecorded = said.includes('was used before');
            if (wasRecorded) prompt.refunded += amount;
            isKnown = error.status === 400;
          },
        ),
      );
    }
  };

  for (let day = 0; day < days; day += 1) {
    if (day % 10 === 9) for (const person of [farmer, staff]) await person.logIn();
    for (let errands = 1 + random.below(3); errands > 0; errands -= 1) {
      await pass(random.below(4 * hour));
      await random.one([book, book, pay, pay, change, refund])();
      await atServer(() => server.runJobs(['ask_pending_payments']));
    }
    await pass(random.one([1000, 30_000]));
    await atServer(() => server.sendMessages());
    const night = 24 * hour - ((Date.now() - startOfTests.getTime()) % (24 * hour));
    await pass(night);
    if (day % 7 === 3) await atServer(() => server.runJobs());
  }

  note('everything is well again');
  network.heal();
  providers.heal();
  for (const { browser } of customers) browser.goOnline();
  for (let round = 0; round < 3; round += 1) {
    await pass(27 * hour);
    await atServer(() => server.runJobs());
    await atServer(() => server.sendMessages());
  }
  // The next press is the way out for all that is in a form or needs a person.
  for (const person of customers) {
    await person.logIn();
    for (let round = 0; round < 8; round += 1) {
      const tab = round % 2;
      const { form, session } = person.browser.tab(tab);
      if (session.getSnapshot().phase.name === 'booked') session.bookAnother();
      if (nameIn(person, tab) === '') await restore(person, tab);
      if (nameIn(person, tab) === '') await open(person, tab);
      if (nameIn(person, tab) === '') continue;
      form.setValue('soil_test_date', '2027-03-01');
      press(person, tab);
      await pass(400_000);
      const { phase } = session.getSnapshot();
      // A visitor cannot change a booking: the form says that it was made without this name, and keeps the name.
      if (phase.name === 'refused' && phase.notice?.reason === 'stored')
        names.owed.delete(nameIn(person, tab));
    }
  }
  await pass(hour);
  await atServer(() => server.sendMessages());
  await pass(60_000);
  for (const person of customers) hearOtherTab(person);
  const broken = await findBroken({
    server,
    providers,
    network,
    customers,
    names,
    provider,
    people: [farmer, visitor, staff],
  });
  for (const { browser } of [farmer, visitor, staff]) browser.closeAll();
  return broken;
}
