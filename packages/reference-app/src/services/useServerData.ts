import { useLocation } from 'react-router';
import { useServices } from './ServicesContext.ts';

/** Gives the API's answers that the server rendered this page from; undefined if the server did not render it or got no answer. */
export function useServerData<Data>(): Data | undefined {
  const { serverData } = useServices();
  const { pathname } = useLocation();
  // The page's own declaration determines this type.
  return serverData?.path === pathname ? (serverData.data as Data | undefined) : undefined;
}
