import type { BookingRequest } from '../../../packages/sdk/src/generated/types.ts';
import { parseKenyanPhone } from '../../../packages/sdk/src/values/index.ts';
import { apiUrl } from './options.ts';

/** Books, and gives the code of the booking. Throws the server's text. */
export async function sendBooking(booking: BookingRequest): Promise<string> {
  const response = await fetch(`${apiUrl}/agric/soil-test-bookings/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...booking,
      phone_no: parseKenyanPhone(booking.phone_no ?? ''),
      no_of_samples: booking.samples.length,
    }),
  });
  if (response.ok) return (await response.json()).code;
  throw new Error(
    Object.values(await response.json())
      .flat()
      .join(', '),
  );
}
