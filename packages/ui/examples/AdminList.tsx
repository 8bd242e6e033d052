import { createUdongo } from '@udongo/sdk';
import { AdminList } from '@udongo/ui';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

export const Counties = () => (
  <AdminList
    title="Counties"
    list={udongo.counties.list}
    rowKey={({ id }) => id}
    rowName={({ name }) => name}
    defaultOrdering="name"
    columns={[
      {
        key: 'name',
        header: 'County',
        value: ({ name }) => name,
        ordering: 'name',
      },
      {
        key: 'id',
        header: 'Number',
        value: ({ id }) => id,
        ordering: 'id',
        align: 'end',
      },
    ]}
    filters={[{ kind: 'text', name: 'search', label: 'Search' }]}
    remove={(id, options) => udongo.counties.delete(Number(id), options)}
  />
);
