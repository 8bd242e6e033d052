import '@udongo/ui/booking-form.css';
import '@udongo/ui/booking-form.layer.css';
import '@udongo/ui/styles.css';
import '@udongo/ui/styles.layer.css';
import '@udongo/ui/tokens.css';
import { type BookingRequest, createClient, createUdongo, isRefusal } from '@udongo/sdk';
import { counties } from '@udongo/sdk/operations';
import { exampleOf } from '@udongo/sdk/testing';
import { formatKes } from '@udongo/sdk/values';
import { AdminList, BookingForm, type ListQuery, UdongoProvider } from '@udongo/ui';
import { sw } from '@udongo/ui/messages/sw';

const udongo = createUdongo({ baseUrl: 'https://api.example.com', logger: console, logLevel: 'info' });
const small = createClient({ baseUrl: 'https://api.example.com' }, { counties });

/** An API with words of its own, asked with the named keys of a list. */
async function listPlots({ page = 1, limit = 10, search = '' }: ListQuery) {
  const asked = new URLSearchParams({
    skip: String((page - 1) * limit),
    text: String(search),
  });
  const names: string[] = await (await fetch(`/plots?${asked}`)).json();
  return { results: names.map((name) => ({ name })), hasNext: names.length === limit };
}

export const Page = () => (
  <UdongoProvider locale="sw" messages={sw}>
    <BookingForm api={udongo} user={null} onBooked={({ uuid }) => uuid} />
    <AdminList
      title="Counties"
      list={small.counties.list}
      rowKey={({ id }) => id}
      columns={[{ key: 'name', header: 'Name', value: ({ name }) => name }]}
    />
    <AdminList
      title="Plots"
      list={listPlots}
      rowKey={({ name }) => name}
      columns={[{ key: 'name', header: 'Name', value: ({ name }) => name }]}
    />
    {/* @ts-expect-error a form needs to know who books */}
    <BookingForm api={udongo} />
  </UdongoProvider>
);

export async function book(booking: BookingRequest): Promise<string | undefined> {
  try {
    const { data, requestId } = await udongo.bookings.create(booking).withResponse();
    return `${data.id} ${requestId} ${formatKes(6500)}`;
  } catch (error) {
    return isRefusal(error, 'bookings.create', 409) ? error.body.booking?.code : undefined;
  }
}

export const example: number = exampleOf('bookings.get').id;
for await (const page of small.counties.list({ limit: 50 }).iterPages()) console.log(page.results[0]?.name);
