import type { CallOptions } from '@udongo/sdk';
import { useLocale } from '@udongo/ui';
import { useCallback } from 'react';
import { useServices } from '../../../services/ServicesContext.ts';
import { useLoaded } from '../../../services/useLoaded.ts';

/** The categories of articles by name, in the language of the page; undefined before they are here. */
export function useCategoryOptions(): { value: string; label: string }[] | undefined {
  const locale = useLocale();
  const { records } = useServices();
  const ask = useCallback(
    async (_: null, options: CallOptions) =>
      (await records.blogCategories.list({ limit: 200, ordering: 'name' }, options)).results,
    [records],
  );
  const { data } = useLoaded(ask, null);
  return data?.map(({ id, name, name_sw }) => ({
    value: String(id),
    label: (locale === 'sw' && name_sw) || name,
  }));
}
