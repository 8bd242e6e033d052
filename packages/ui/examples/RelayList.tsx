import { AdminList, type ListQuery } from '@udongo/ui';

interface Customer {
  id: string;
  name: string;
}

interface Answer {
  data: {
    customers: {
      edges: { node: Customer }[];
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
    };
  };
}

const query = `query ($first: Int!, $after: String) {
  customers(first: $first, after: $after) {
    edges { node { id name } }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** Asks a GraphQL API with Relay's connections: `edges` and `pageInfo`. */
async function listCustomers(
  { limit, cursor }: ListQuery,
  { signal }: { signal: AbortSignal },
) {
  const response = await fetch('https://api.example.com/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      query,
      variables: { first: limit, after: cursor ?? null },
    }),
    signal,
  });
  const { data }: Answer = await response.json();
  const { edges, pageInfo } = data.customers;
  return {
    results: edges.map(({ node }) => node),
    nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
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
