import { FilterBar } from './FilterBar.tsx';
import { FilterSummary } from './FilterSummary.tsx';
import { useList } from './ListContext.ts';

/** The filters with their buttons; on a narrow list the search, a sheet and chips. Names ignored filters. */
export function ListFilters() {
  const { parts, list, loaded } = useList();
  const { title, columns, filters = [], defaultOrdering } = list;
  return (
    <>
      <FilterBar parts={parts} filters={filters} title={title} />
      <FilterSummary parts={parts} filters={filters} columns={columns} />
      {loaded && <loaded.IgnoredNotice {...{ parts, filters, columns, defaultOrdering }} />}
    </>
  );
}
