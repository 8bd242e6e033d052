import { createUdongo } from '@udongo/sdk';
import { AdminList } from '@udongo/ui';

const udongo = createUdongo({ baseUrl: 'http://localhost:8080' });

export const Counties = () => (
  <AdminList
    title="Counties"
    list={udongo.counties.list}
    rowKey={({ id }) => id}
    columns={[{ key: 'name', header: 'Name', value: ({ name }) => name, ordering: 'name' }]}
    filters={[{ kind: 'text', name: 'search', label: 'Search' }]}
  />
);
