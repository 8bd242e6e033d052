import { AdminList, type ListQuery } from '@udongo/ui';

interface Customer {
  id: number;
  name: string;
}

/** Asks Django REST Framework's CursorPagination, whose `next` is an address with the cursor in it. */
async function listCustomers(
  { limit, cursor }: ListQuery,
  { signal }: { signal: AbortSignal },
) {
  const url = new URL('https://api.example.com/customers/');
  url.searchParams.set('page_size', String(limit));
  if (cursor) url.searchParams.set('cursor', String(cursor));
  const response = await fetch(url, { signal });
  if (!response.ok)
    throw Object.assign(new Error(await response.text()), {
      status: response.status,
    });
  const { results, next }: { results: Customer[]; next: string | null } =
    await response.json();
  return {
    results,
    nextCursor: next && new URL(next).searchParams.get('cursor'),
  };
}

export const Customers = () => (
  <AdminList
    title="Customers"
    list={listCustomers}
    rowKey={({ id }) => id}
    columns={[{ key: 'name', header: 'Name', value: ({ name }) => name }]}
  />
);
