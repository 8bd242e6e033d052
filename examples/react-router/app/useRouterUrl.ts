import { useListUrl } from '@udongo/ui';
import { useLocation, useNavigate } from 'react-router';

/** Where the lists of a page keep their state: the query part of its address. */
export function useRouterUrl() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return useListUrl(search, (next, { replace }) => {
    void navigate({ search: next }, { replace, preventScrollReset: true });
  });
}
