import { createHandlers } from '@udongo/sdk/msw';
import { exampleOf } from '@udongo/sdk/testing';
import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import type { Network } from '../../../.storybook/network.ts';
import { agrovets, counties, crops, toBooking } from '../../ui/test/bookingFixtures.ts';
import { apiAddress } from './embedding.ts';

const api = createHandlers(apiAddress);
const agents = exampleOf('agents.list');
const kiambu = exampleOf('counties.get');

/**
 * The answers of the stories' API: the components' own counties, crops and agrovets, and a success for each
 * booking.
 */
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

/**
 * The API's answer to a site for which the key is not valid: it gives the reason, and refuses requests
 * without a key, too.
 */
export const anotherSites: RequestHandler = http.get(`${apiAddress}/embed/boot`, ({ request }) =>
  new URL(request.url).searchParams.has('key')
    ? HttpResponse.json({ key: ['This key is not valid here.'] }, { status: 400 })
    : HttpResponse.error(),
);

const everything = `${apiAddress}/*`;

/** Handlers that run before the answers, by the toolbar's network. */
const networks: Readonly<Record<Network, readonly RequestHandler[]>> = {
  normal: [],
  slow: [http.all(everything, () => delay(2000))],
  offline: [http.all(everything, () => HttpResponse.error())],
  failing: [http.all(everything, () => new HttpResponse(null, { status: 500 }))],
};

/** The folder of files that get lost: the first request for the form's own file fails. */
export const losingFolder = 'losing/';

const losing = http.get(`*/${losingFolder}:name`, ({ request, params }) => {
  if (/-(en|sw)\.js$/.test(request.url)) return HttpResponse.error();
  return fetch(new URL(`../${params.name}`, request.url));
});

/** Handlers for Mock Service Worker, for every request of the widget in the stories. */
export function handlersFor(network: Network): readonly RequestHandler[] {
  return [...networks[network], losing, ...answers];
}
