import { formatKes, todayInNairobi } from '@udongo/sdk/values';
import { formatDate } from '@udongo/ui';
import { Booking } from './Booking';

export const dynamic = 'force-dynamic';

/** A server component: it formats the day and the price, and draws what has hooks. */
export default function Page() {
  const today = todayInNairobi();
  return (
    <main>
      <p id="offer">
        {formatDate('en', today)}: a basic test costs {formatKes(2000)}.
      </p>
      <Booking today={today} />
    </main>
  );
}
