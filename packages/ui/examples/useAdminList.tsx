import { createUdongo } from '@udongo/sdk';
import { useAdminList } from '@udongo/ui';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

/** A list with markup of your own. */
export function Counties() {
  const { page, status, goTo, applied } = useAdminList({
    list: udongo.counties.list,
    columns: [{ key: 'name', header: 'County', value: ({ name }) => name }],
  });
  return (
    <section aria-busy={status === 'pending'}>
      <ul>
        {page?.results.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <button type="button" onClick={() => goTo(applied.page + 1)}>
        Next page
      </button>
    </section>
  );
}
