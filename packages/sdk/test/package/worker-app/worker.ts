import { createUdongo, describeError, fieldErrors, isAbortError, isApiError } from '@udongo/sdk';

const booking = {
  soil_test_date: '2099-01-15',
  test_type: 'microbial-analysis',
  farming_type: 'mixed',
  samples: [],
} as const;

/** Answers with what calls of the API came to, one after the other: `?list=<base>&create=<base>&…`. */
export default {
  async fetch(request: Request): Promise<Response> {
    const outcomes: unknown[] = [];
    for (const [call, baseUrl] of new URL(request.url).searchParams) {
      const udongo = createUdongo({ baseUrl, timeoutMs: call === 'wait' ? 200 : 5000, retries: 0 });
      const calls: Record<string, () => Promise<unknown>> = {
        list: async () => (await udongo.counties.list().withResponse()).data.results[0]?.name,
        iterate: async () => (await udongo.counties.iterate().next()).value?.name,
        create: async () => (await udongo.bookings.create({ ...booking, samples: [] })).id,
        wait: () => udongo.counties.list(),
        leave: () => udongo.counties.list({}, { signal: AbortSignal.abort() }),
      };
      const outcome = await calls[call]?.().catch((error: unknown) =>
        isApiError(error)
          ? [error.name, error.status, describeError(error)?.message, fieldErrors(error)]
          : isAbortError(error) && 'AbortError',
      );
      outcomes.push(outcome);
    }
    return Response.json(outcomes);
  },
};
