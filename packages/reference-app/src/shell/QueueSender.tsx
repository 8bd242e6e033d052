import { type BookingQueue, useQueueSending } from '@udongo/ui';
import { useEffect } from 'react';
import { useServices, useUser } from '../services/ServicesContext.ts';
import { countUnsentWork } from '../services/useUnsent.ts';

/** Sends waiting bookings and other work from every page: the visitors' always, a person's own while they are logged in. */
export function QueueSender() {
  const services = useServices();
  const { queueOf } = services;
  const user = useUser();
  useEffect(() => {
    // Few people have such work: the code comes where something waits.
    if (!user || countUnsentWork(user.id) === 0) return;
    void import('../services/sendWork.ts')
      .then(({ sendWork }) => sendWork(services, user))
      .catch(() => undefined);
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
