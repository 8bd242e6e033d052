import { type CallOptions, saveFile } from '@udongo/sdk';
import { useState } from 'react';
import { useServices } from '../../../services/ServicesContext.ts';

/** Saves a CSV file that the server writes under `name`; a failure is reported. */
export function useSaveCsv() {
  const { failures } = useServices();
  const [pending, setPending] = useState(false);
  const save = async (name: string, download: (options: CallOptions) => Promise<BlobPart>) => {
    setPending(true);
    try {
      saveFile(new Blob([await download({})]), name);
    } catch (error) {
      failures.report(error);
    }
    setPending(false);
  };
  return { pending, save };
}
