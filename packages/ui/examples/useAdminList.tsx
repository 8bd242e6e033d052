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
    rowKey: ({ id }) => id,
  });
  const remove = async (rows: typeof list.selectedRows) => {
    await Promise.all(rows.map(({ id }) => udongo.counties.delete(id)));
    list.finishBulk(rows);
  };
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
            <th>
              <input {...list.getSelectPageProps()} />
            </th>
            <th {...list.getHeaderProps('name')}>
              <button {...list.getSortProps('name')} />
            </th>
          </tr>
        </thead>
        <tbody>
          {list.page?.results.map((county) => (
            <tr key={county.id}>
              <th>
                <input {...list.getSelectProps(county)} />
              </th>
              <td>{county.name}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status">{list.selectedText}</p>
      <button {...list.getDeleteSelectedProps(remove)} />
      <button {...list.getClearSelectionProps()} />
      <select {...list.getLimitProps()}>
        {list.limits.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <button {...list.getPreviousProps()} />
      {list.pages.map((page) => (
        <button key={page} {...list.getPageProps(page)} />
      ))}
      <button {...list.getNextProps()} />
    </section>
  );
}
