import { BookingForm, type BookingFormApi } from '@udongo/ui';

/** Calls a service of your own. Forms read three things of an error: `message`, `status` and `fieldErrors`, by path. */
async function call<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(`https://soil.example.com/api${path}`, init);
  const body = await response.json();
  if (response.ok) return body;
  throw Object.assign(new Error(body.detail ?? 'The service said no.'), {
    status: response.status,
    fieldErrors: flatten(body),
  });
}

/** Django REST Framework names a field of a list by its position: `{ samples: { 0: { soil_type: ['…'] } } }`. */
function flatten(body: object, start = ''): Record<string, string> {
  const entries = Object.entries(body).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[start + key, value]];
    if (Array.isArray(value) && typeof value[0] === 'string') return [[start + key, value.join(', ')]];
    return Object.entries(flatten(value, `${start}${key}.`));
  });
  return Object.fromEntries(entries);
}

type Page<Item> = Promise<{ results: Item[] }>;
const list =
  <Item,>(path: string) =>
  (query: object): Page<Item> =>
    call(`${path}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, `${value}`]))}`);
const write = (method: string, body: object) => ({
  method,
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json' },
});

/** The calls that the form makes, of any service: no client of ours is needed. */
const api: BookingFormApi = {
  counties: { list: list('/counties/') },
  crops: { list: list('/crops/') },
  agents: { list: list('/shops/') },
  farmers: { list: list('/farmers/') },
  bookings: {
    create: (booking) => call('/bookings/', write('POST', booking)),
    update: (id, booking) => call(`/bookings/${id}/`, write('PUT', booking)),
  },
};

const weekMs = 7 * 24 * 60 * 60 * 1000;
const inAWeek = new Date(Date.now() + weekMs).toISOString().slice(0, 10);

export const Book = () => (
  <BookingForm
    api={api}
    user={null}
    draftStorage={null}
    defaultValues={{
      ...{ name: 'Akinyi Odhiambo', phone_no: '0712345678', county: 22 },
      ...{ test_type: 'complete-soil-analysis', soil_test_date: inAWeek, farming_type: 'mixed' },
      samples: [
        {
          ...{ sample_location: 'Lower plot', sample_notes: 'Depth 20 cm', soil_type: 'loam' },
          ...{ size_of_land: '1.5', main_crop: 4, other_crops: [] },
        },
      ],
    }}
  />
);
