import { Admin, type DataProvider, DataTable, List, Resource, TextInput } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { apiUrl } from '../../shared/options.ts';

/** The calls of the same API that a list with deletion needs. */
const dataProvider = {
  getList: async (resource, { pagination, sort, filter }) => {
    const asked = new URLSearchParams({
      page: String(pagination?.page ?? 1),
      limit: String(pagination?.perPage ?? 10),
      search: filter?.search ?? '',
      ordering: `${sort?.order === 'DESC' ? '-' : ''}${sort?.field ?? 'name'}`,
    });
    const { results, count } = await (await fetch(`${apiUrl}/${resource}?${asked}`)).json();
    return { data: results, total: count };
  },
  delete: async (resource, { id, previousData }) => {
    await fetch(`${apiUrl}/${resource}/${id}/`, { method: 'DELETE' });
    return { data: previousData };
  },
} as Partial<DataProvider> as DataProvider;

const Counties = () => (
  <List filters={[<TextInput key="search" source="search" label="Search" alwaysOn />]}>
    <DataTable>
      <DataTable.Col source="name" />
    </DataTable>
  </List>
);

const list = document.getElementById('list');
if (list) {
  createRoot(list).render(
    <Admin dataProvider={dataProvider}>
      <Resource name="counties" list={Counties} />
    </Admin>,
  );
}
