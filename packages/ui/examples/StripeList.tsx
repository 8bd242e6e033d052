import { AdminList, type ListQuery } from '@udongo/ui';

interface Customer {
  id: string;
  name: string;
}

/** Asks an API whose next page begins after the last id, as Stripe's does: `{ data, has_more }`. */
async function listCustomers(
  { limit, cursor, search }: ListQuery,
  { signal }: { signal: AbortSignal },
) {
  const url = new URL('https://api.example.com/v1/customers');
  url.searchParams.set('limit', String(limit));
  if (cursor) url.searchParams.set('starting_after', String(cursor));
  if (search) url.searchParams.set('name', String(search));
  const response = await fetch(url, { signal });
  if (!response.ok) throw await readProblem(response);
  const { data, has_more }: { data: Customer[]; has_more: boolean } =
    await response.json();
  return {
    results: data,
    nextCursor: has_more ? (data.at(-1)?.id ?? null) : null,
  };
}

/** Makes RFC 9457's `application/problem+json` an error that lists and forms of ours read. */
async function readProblem(response: Response) {
  const problem: {
    title?: string;
    detail?: string;
    errors?: { pointer: string; detail: string }[];
  } = await response.json().catch(() => ({}));
  const fields = problem.errors?.map(({ pointer, detail }) => [
    pointer.replace(/^#?\//, '').replaceAll('/', '.'),
    detail,
  ]);
  return Object.assign(new Error(problem.detail ?? problem.title), {
    status: response.status,
    fieldErrors: Object.fromEntries(fields ?? []),
  });
}

export const Customers = () => (
  <AdminList
    title="Customers"
    list={listCustomers}
    rowKey={({ id }) => id}
    columns={[{ key: 'name', header: 'Name', value: ({ name }) => name }]}
    filters={[{ kind: 'text', name: 'search', label: 'Search' }]}
  />
);
