import type { ContractApi, UdongoApi } from '../generated/operations.ts';
import type * as table from '../generated/table.ts';
import { type Caller, createCaller } from './createCaller.ts';
import { createGetPdf } from './createGetPdf.ts';
import type { Middleware } from './Middleware.ts';
import { parseResource, readArguments } from './Operation.ts';
import { iterate, run } from './runOperation.ts';
import type { UdongoClient } from './UdongoClient.ts';
import type { UdongoOptions } from './UdongoOptions.ts';
import { withSession } from './withSession.ts';

/**
 * Creates a client with only some resources, imported from `@udongo/sdk/operations`, so that a page downloads
 * no more than it uses: `createClient({ baseUrl }, { crops, bookings })`. Otherwise it is like
 * `createUdongo`.
 */
export function createClient<Resource extends keyof ContractApi>(
  options: UdongoOptions,
  picked: Pick<typeof table, Resource>,
): Pick<ContractApi, Resource> & UdongoClient {
  const middleware = new Set<Middleware>();
  const call = createCaller(options, middleware);
  // The interfaces are generated from the same operations as the table: each `resource.verb` has its method here.
  const api = createMethods(call, picked) as unknown as Pick<ContractApi, Resource> &
    Partial<Pick<UdongoApi, 'auth'>>;
  const { session, notify, referrerAgent, retryCreates } = options;
  return {
    ...api,
    referrerAgent,
    retryCreates,
    ...(session && api.auth && { auth: withSession(api.auth, session, notify) }),
    use(around) {
      // A new function each time: the same middleware can be added twice.
      const own: Middleware = (...args) => around(...args);
      middleware.add(own);
      return () => middleware.delete(own);
    },
    getPdf: createGetPdf(call),
  };
}

type Method = (...args: unknown[]) => unknown;

function createMethods(call: Caller, picked: Record<string, string>): Record<string, Record<string, Method>> {
  const api: Record<string, Record<string, Method>> = {};
  for (const [resource, text] of Object.entries(picked)) {
    const methods: Record<string, Method> = {};
    for (const operation of parseResource(resource, text)) {
      methods[operation.verb] = (...args) => run(call, operation, () => readArguments(operation, args));
      if (operation.answers === 'page') {
        methods[operation.verb.replace('list', 'iterate')] = (...args) =>
          iterate(call, operation, () => readArguments(operation, args));
      }
    }
    api[resource] = methods;
  }
  return api;
}
