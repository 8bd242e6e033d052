import { useLocation } from 'react-router';
import { useServices } from './ServicesContext.ts';

/** What the server asked the API for when it rendered this page; undefined on a page that it did not render, or got no answer for. */
export function useGiven<Data>(): Data | undefined {
  const { given } = useServices();
  const { pathname } = useLocation();
  // The declaration of the page gives what the page takes.
  return given?.path === pathname ? (given.data as Data | undefined) : undefined;
}
