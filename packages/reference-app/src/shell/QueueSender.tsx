import { type BookingQueue, useQueueSending } from '@udongo/ui';
import { useEffect } from 'react';
import { createOwnDrafts } from '../lib/ownDrafts.ts';
import { useServices, useUser } from '../services/ServicesContext.ts';

/** Sends waiting bookings, changes of bookings, receipts and collections from every page: the visitors' always, a person's own while they are logged in. */
export function QueueSender() {
  const services = useServices();
  const { queueOf } = services;
  const user = useUser();
  useEffect(() => {
    // Few people collect and receive samples: the code comes where something waits.
    if (!user) return;
    const isKept = (kind: 'collect' | 'edit' | 'receive') =>
      createOwnDrafts(kind, user.id).load('new') !== null;
    if (isKept('receive')) {
      void import('../services/receiptsOf.ts')
        .then(({ receiptsOf }) => receiptsOf(services, user).send())
        .catch(() => undefined);
    }
    if (isKept('edit')) {
      void import('../services/editsOf.ts')
        .then(({ editsOf }) => editsOf(services, user).send())
        .catch(() => undefined);
    }
    if (isKept('collect')) {
      void import('../services/collectionsOf.ts')
        .then(({ collectionsOf }) => collectionsOf(services, user).send())
        .catch(() => undefined);
    }
  }, [services, user]);
  return (
    <>
      <Sender queue={queueOf(null)} />
      {user && <Sender key={user.id} queue={queueOf(user)} />}
    </>
  );
}

function Sender({ queue }: { queue: BookingQueue }) {
  useQueueSending(queue);
  return null;
}
