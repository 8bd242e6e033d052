import { createClient } from '@udongo/sdk';
import { agents, bookings, boot, counties, crops, farmers, otherCropNames } from '@udongo/sdk/operations';

/** The calls of a booking form. */
export type EmbedClient = ReturnType<typeof createEmbedClient>;

/**
 * Creates a client with only the form's resources. The page can be on the API's own site, whose cookies must
 * not be sent.
 */
export function createEmbedClient(baseUrl: string) {
  return createClient(
    { baseUrl, fetch: (request, init) => fetch(request, { ...init, credentials: 'omit' }) },
    { boot, counties, crops, agents, farmers, otherCropNames, bookings },
  );
}
