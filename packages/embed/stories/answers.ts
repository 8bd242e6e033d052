import { createHandlers, exampleOf } from '@udongo/sdk/testing';
import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import type { Network } from '../../../.storybook/network.ts';
import { agrovets, counties, crops, toBooking } from '../../ui/test/bookingFixtures.ts';
import { apiAddress } from './embedding.ts';

const api = createHandlers(apiAddress);
const agents = exampleOf('agents.list');
const kiambu = exampleOf('counties.get');

/** What the API behind the stories answers: the components' own counties, crops and agrovets, and to a booking that it is booked. */
const answers: readonly RequestHandler[] = [
  api.answer('boot.get', { ...exampleOf('boot.get'), counties, crops }),
  api.answer('counties.get', ({ params }) => counties.find(({ id }) => id === Number(params.id)) ?? kiambu),
  api.answer('agents.list', {
    ...agents,
    results: agrovets.flatMap((agrovet) => agents.results.map((agent) => ({ ...agent, ...agrovet }))),
  }),
  api.answer('bookings.create', ({ body }) => toBooking(body)),
  ...api.all,
];

/** How the API treats a site that is not its key's: it says why, and lets the site ask for nothing without a key. */
export const anotherSites: RequestHandler = http.get(`${apiAddress}/embed/boot`, ({ request }) =>
  new URL(request.url).searchParams.has('key')
    ? HttpResponse.json({ key: ['This key is not valid here.'] }, { status: 400 })
    : HttpResponse.error(),
);

const everything = `${apiAddress}/*`;

/** What comes before the answers on each network of the toolbar. */
const networks: Readonly<Record<Network, readonly RequestHandler[]>> = {
  normal: [],
  slow: [http.all(everything, () => delay(2000))],
  offline: [http.all(everything, () => HttpResponse.error())],
  failing: [http.all(everything, () => new HttpResponse(null, { status: 500 }))],
};

/** Where the widget's files get lost: the form's own does not come when it is first asked for. */
export const losingFolder = 'losing/';

const losing = http.get(`*/${losingFolder}:name`, ({ request, params }) => {
  if (/-(en|sw)\.js$/.test(request.url)) return HttpResponse.error();
  return fetch(new URL(`../${params.name}`, request.url));
});

/** For Mock Service Worker: everything that the widget asks for in the stories. */
export function handlersFor(network: Network): readonly RequestHandler[] {
  return [...networks[network], losing, ...answers];
}
