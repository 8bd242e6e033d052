import { createSession, createUdongo, memoryStorage } from '@udongo/sdk';
import { idempotencyKeys } from '@udongo/sdk/idempotency';
import { todayInNairobi } from '@udongo/sdk/values';
import { adminUser, farmerUser } from '../../ui/test/bookingFixtures.ts';
import { openBrowser } from '../../ui/test/sessionWorld.ts';
import { createToken } from '../src/services/people/tokens.ts';
import { apiUrl } from './addresses.ts';
import type { Network } from './createNetwork.ts';
import type { Server } from './createServer.ts';

/** Values of a form but the name. */
const values = {
  name: '',
  phone_no: '0733 000 299',
  test_type: 'complete-soil-analysis',
  farming_type: 'mixed',
  soil_test_date: '2027-03-01',
  samples: [
    {
      sample_location: 'Lower plot',
      sample_notes: 'Depth 20 cm',
      soil_type: 'loam',
      size_of_land: '1',
      main_crop: 1,
      other_crops: [],
    },
  ],
};

export const people = { visitor: null, farmer: farmerUser, administrator: adminUser };
export type PersonName = keyof typeof people;

/** A person with the SDK's client and a browser of two tabs. */
export async function createPerson(name: PersonName, server: Server, network: Network, hasLocks: boolean) {
  const user = people[name];
  const session = createSession({ storage: memoryStorage() });
  let isOnline = () => true;
  const udongo = createUdongo({
    baseUrl: apiUrl,
    session,
    retryCreates: true,
    fetch: network.from(`192.0.2.${Object.keys(people).indexOf(name) + 1}`, () => isOnline()),
  });
  udongo.use(idempotencyKeys());
  const secrets: string[] = [];
  const logIn = async () => {
    if (!user) return;
    const token = await server.db.inTransaction((db) => createToken(db, user.id, new Date()));
    secrets.push(token);
    session.set({ token, user: { ...user, username: name } as never });
  };
  await logIn();
  const browser = openBrowser({
    bookings: udongo.bookings,
    user,
    values: { ...values, ...(user && { name: '' }) },
    today: todayInNairobi,
    hasLocks,
  });
  isOnline = () => browser.network.isOnline;
  return { name, user, udongo, browser, logIn, secrets };
}

export type Person = Awaited<ReturnType<typeof createPerson>>;
