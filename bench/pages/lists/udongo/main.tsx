import { createUdongo } from '@udongo/sdk';
import { AdminList } from '@udongo/ui';
import '@udongo/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { apiUrl } from '../../shared/options.ts';

const udongo = createUdongo({ baseUrl: apiUrl });

const list = document.getElementById('list');
if (list) {
  createRoot(list).render(
    <AdminList
      title="Counties"
      list={udongo.counties.list}
      rowKey={({ id }) => id}
      columns={[{ key: 'name', header: 'Name', value: ({ name }) => name, ordering: 'name' }]}
      filters={[{ kind: 'text', name: 'search', label: 'Search' }]}
      remove={(id) => udongo.counties.delete(Number(id))}
    />,
  );
}
