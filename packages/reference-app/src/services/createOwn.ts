import type { SessionUser } from '@udongo/sdk';
import type { Services } from './createServices.ts';

/** Creates a function that gives a person's work on this device, always the same for one person. */
export function createOwn<Made>(make: (services: Services, userId: number) => Made) {
  const made = new WeakMap<Services, Map<number, Made>>();
  return (services: Services, { id }: Pick<SessionUser, 'id'>): Made => {
    const known = made.get(services) ?? new Map<number, Made>();
    made.set(services, known);
    const own = known.get(id) ?? make(services, id);
    known.set(id, own);
    return own;
  };
}
