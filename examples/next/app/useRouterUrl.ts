'use client';
import { useListUrl } from '@udongo/ui';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';

/** Where the lists of a page keep their state: the query part of its address. */
export function useRouterUrl() {
  const { push, replace } = useRouter();
  const pathname = usePathname();
  const search = useSearchParams().toString();
  return useListUrl(search, (next, options) =>
    (options.replace ? replace : push)(pathname + next, { scroll: false }),
  );
}
