import { createClient } from '@udongo/sdk';
import { agents, bookings, boot, counties, crops, farmers, otherCropNames } from '@udongo/sdk/operations';

/** The calls of a booking form. */
export type EmbedClient = ReturnType<typeof createEmbedClient>;

/** A client of the form's own resources alone. The page may be on the API's own site: its cookies are not ours to send. */
export function createEmbedClient(baseUrl: string) {
  return createClient(
    { baseUrl, fetch: (request, init) => fetch(request, { ...init, credentials: 'omit' }) },
    { boot, counties, crops, agents, farmers, otherCropNames, bookings },
  );
}
