import { createClient, type UdongoApi } from '@udongo/sdk';
import { agents, bookings, boot, counties, crops, farmers, otherCropNames } from '@udongo/sdk/operations';

/** The calls of a booking form; the build leaves out all other operations. */
export type EmbedClient = {
  [Name in 'boot' | 'counties' | 'crops' | 'agents' | 'farmers' | 'otherCropNames' | 'bookings']: Pick<
    UdongoApi[Name],
    keyof UdongoApi[Name] & ('list' | 'get' | 'create' | 'update')
  >;
};

/**
 * Creates a client with only the form's resources. The page can be on the API's own site, whose cookies must
 * not be sent.
 */
export function createEmbedClient(baseUrl: string): EmbedClient {
  return createClient(
    { baseUrl, fetch: (request, init) => fetch(request, { ...init, credentials: 'omit' }) },
    { boot, counties, crops, agents, farmers, otherCropNames, bookings },
  );
}
