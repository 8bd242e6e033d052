import { createUdongo } from '@udongo/sdk';
import { useAdminList } from '@udongo/ui/experimental';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

/** A list with markup of your own. */
export function Counties() {
  const list = useAdminList({
    list: udongo.counties.list,
    columns: [
      {
        key: 'name',
        header: 'County',
        value: ({ name }) => name,
        ordering: 'name',
      },
    ],
    filters: [{ kind: 'text', name: 'search', label: 'Search' }],
  });
  return (
    <section aria-busy={list.status === 'pending'}>
      <form {...list.getSearchProps()}>
        <label>
          Name <input type="search" {...list.getFilterProps('search')} />
        </label>
        <button type="submit">Find</button>
        <button {...list.getResetProps()} />
      </form>
      <p role="status">{list.found}</p>
      {list.errorText && <p role="alert">{list.errorText}</p>}
      <table>
        <thead>
          <tr>
            <th {...list.getHeaderProps('name')}>
              <button {...list.getSortProps('name')} />
            </th>
          </tr>
        </thead>
        <tbody>
          {list.page?.results.map(({ id, name }) => (
            <tr key={id}>
              <td>{name}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button {...list.getPreviousProps()} />
      <button {...list.getNextProps()} />
    </section>
  );
}
