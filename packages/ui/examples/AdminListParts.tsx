import { createUdongo } from '@udongo/sdk';
import { AdminList } from '@udongo/ui';
import { useState } from 'react';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

/** A list of parts in an order of your own: pages above the rows, details below the pressed county, and selected counties to delete. */
export function Counties() {
  const [openId, setOpenId] = useState<number>();
  return (
    <AdminList.Root
      title="Counties"
      list={udongo.counties.list}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      remove={(id, options) => udongo.counties.delete(Number(id), options)}
      columns={[
        {
          key: 'name',
          header: 'County',
          value: ({ name }) => name,
          cell: ({ id, name }) => (
            <button
              type="button"
              aria-expanded={id === openId}
              onClick={() => setOpenId(id)}
            >
              {name}
            </button>
          ),
        },
        {
          key: 'id',
          header: 'Number',
          value: ({ id }) => id,
          align: 'end',
        },
      ]}
      filters={[{ kind: 'text', name: 'search', label: 'Search' }]}
    >
      <AdminList.Header />
      <AdminList.Filters />
      <p>Press a county to see more of it.</p>
      <AdminList.Card>
        <AdminList.Pagination />
        <AdminList.Table<{ id: number; name: string }>>
          {({ id, name }) => (
            <>
              <AdminList.Row
                className={id === openId ? 'open' : undefined}
              />
              {id === openId && (
                <tr>
                  <td colSpan={4}>All about {name}</td>
                </tr>
              )}
            </>
          )}
        </AdminList.Table>
        <AdminList.Bulk />
      </AdminList.Card>
    </AdminList.Root>
  );
}
