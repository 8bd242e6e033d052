import type { DataExport } from '@udongo/sdk';
import { dataRequests } from '@udongo/sdk/operations';
import { saveFile } from '@udongo/sdk/values';
import { useLocale } from '@udongo/ui';
import { useMemo } from 'react';
import { useServices } from '../../services/ServicesContext.ts';

/** The calls of requests about personal data, which only these pages need. */
export function useDataRequests() {
  const { pick } = useServices();
  return useMemo(() => pick({ dataRequests }).dataRequests, [pick]);
}

const files = {
  page: { name: 'html', type: 'text/html', read: ({ html }: DataExport) => html },
  json: {
    name: 'json',
    type: 'application/json',
    read: ({ data }: DataExport) => JSON.stringify(data, null, 2),
  },
} as const;

/** Saves a copy that is ready, as a page in the language of the app or as JSON. Errors: rejects as the call does. */
export function useSaveExport() {
  const { getExport } = useDataRequests();
  const language = useLocale();
  return async (id: number, kind: keyof typeof files) => {
    const { name, type, read } = files[kind];
    const copy = await getExport(id, { language });
    saveFile(new Blob([read(copy)], { type }), `my-data-${copy.made_on.slice(0, 10)}.${name}`);
  };
}
