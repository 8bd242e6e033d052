import { useLocation } from 'react-router';
import { useServices } from './ServicesContext.ts';

/** What the server asked the API for when it rendered this page; undefined on a page that it did not render, or got no answer for. */
export function useServerData<Data>(): Data | undefined {
  const { serverData } = useServices();
  const { pathname } = useLocation();
  // The declaration of the page gives what the page takes.
  return serverData?.path === pathname ? (serverData.data as Data | undefined) : undefined;
}
