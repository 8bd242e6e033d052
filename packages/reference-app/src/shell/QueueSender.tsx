import { type BookingQueue, useQueueSending } from '@udongo/ui';
import { useServices, useUser } from '../services/ServicesContext.ts';

/** Sends waiting bookings from every page: the visitors' always, a person's own while they are logged in. */
export function QueueSender() {
  const { queueOf } = useServices();
  const user = useUser();
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
