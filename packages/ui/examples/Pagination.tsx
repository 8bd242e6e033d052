import { Pagination } from '@udongo/ui';
import { useState } from 'react';

export function Pages() {
  const [page, setPage] = useState(2);
  const [limit, setLimit] = useState(10);
  return (
    <Pagination
      page={page}
      totalPages={12}
      onPageChange={setPage}
      limit={limit}
      onLimitChange={setLimit}
    />
  );
}
