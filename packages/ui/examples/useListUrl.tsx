import { createUdongo } from '@udongo/sdk';
import { AdminList, useListUrl } from '@udongo/ui';
import { useSearchParams } from 'react-router';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

/** Filters, order and page are in the address of React Router: a reload and a link keep them. */
export function Counties() {
  const [params, setParams] = useSearchParams();
  const url = useListUrl(params.toString(), (search, { replace }) =>
    setParams(search, { replace }),
  );
  return (
    <AdminList
      title="Counties"
      url={url}
      list={udongo.counties.list}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: 'County',
          value: ({ name }) => name,
          ordering: 'name',
        },
      ]}
    />
  );
}
