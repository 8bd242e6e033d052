import type { CallOptions, OperationId, SessionUser } from '@udongo/sdk';
import { dataRequests, ruleSets } from '@udongo/sdk/operations';
import { unlessNotTheirs } from '../../lib/isNotOffered.ts';
import { mayCall } from '../../lib/mayCall.ts';
import { isApprover, listWaitingFor } from '../../lib/ruleSetApproval.ts';
import type { Services } from '../../services/createServices.ts';

/** A list of which all work that waits is one row, since its oldest record. */
export type ListOfWork = 'messages' | 'review-moderation' | 'data-requests' | 'payouts' | 'rule-sets';

export interface WaitingList {
  kind: 'list';
  of: ListOfWork;
  count: number;
  since: string;
}

interface Page {
  count: number;
  results: readonly { created_on?: string }[];
}

type Asked = Pick<Services, 'udongo' | 'config' | 'pick'>;
/** The person whose work it is. */
export type Worker = Pick<SessionUser, 'id' | 'role'>;

interface Source {
  of: ListOfWork;
  /** Roles that can call it do the work. */
  operation: OperationId;
  /** Asks for the oldest; null where a service that knows no such filter gave another record. */
  ask: (services: Asked, options: CallOptions, worker: Worker) => Promise<Page | null>;
}

const oldest = { ordering: 'id', limit: 1 } as const;

const sources: readonly Source[] = [
  {
    of: 'messages',
    operation: 'contact.answer',
    ask: async ({ udongo: { contact } }, options) => {
      const page = await contact.list({ ...oldest, is_handled: false }, options);
      return page.results[0]?.is_handled === false ? page : null;
    },
  },
  {
    of: 'review-moderation',
    operation: 'reviews.update',
    ask: async ({ udongo: { reviews } }, options) => {
      const page = await reviews.list({ ...oldest, is_published: false }, options);
      return page.results[0]?.is_published === false ? page : null;
    },
  },
  {
    of: 'data-requests',
    operation: 'dataRequests.answer',
    ask: async ({ pick }, options) => {
      const page = await pick({ dataRequests }).dataRequests.list({ state: 'asked', limit: 1 }, options);
      return page.results[0]?.state === 'asked' ? page : null;
    },
  },
  {
    of: 'rule-sets',
    operation: 'ruleSets.approve',
    ask: async ({ pick }, options, { id, role }) => {
      if (!isApprover(role)) return null;
      const page = await pick({ ruleSets }).ruleSets.list({ ordering: 'id', limit: 100 }, options);
      const waiting = listWaitingFor(page.results, id);
      const results = waiting.map(({ uploaded_on }) => ({ created_on: uploaded_on }));
      return waiting.length > 0 ? { count: waiting.length, results } : null;
    },
  },
];

/** Asks for the lists that wait for a role, without those whose screens are left out. Errors: as the first that fails. */
export async function askLists(
  services: Asked,
  worker: Worker,
  options: CallOptions,
): Promise<WaitingList[]> {
  const own = sources.filter(
    ({ of, operation }) => mayCall(worker.role, operation) && !services.config.withoutScreens.includes(of),
  );
  const pages = await Promise.all(own.map(({ ask }) => unlessNotTheirs(ask(services, options, worker))));
  return own.flatMap(({ of }, index) => {
    const page = pages[index];
    return page ? [{ kind: 'list', of, count: page.count, since: page.results[0]?.created_on ?? '' }] : [];
  });
}
