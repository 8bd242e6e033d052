import { useEffect, useRef, useState } from 'react';
import { readErrorMessage } from '../lib/errors.ts';
import { useMessages, useNotify } from '../provider/index.ts';
import type { AdminListProps, ListQuery } from './AdminListProps.ts';
import type { AdminListStore } from './adminListStore.ts';
import { adminListTexts } from './adminListTexts.ts';
import type { Download } from './Download.ts';
import type { ExportProgress } from './exportRows.ts';
import { loadParts } from './loadParts.ts';

interface UseExportOptions<Row>
  extends Pick<
    AdminListProps<Row>,
    'columns' | 'rowKey' | 'list' | 'listAll' | 'title' | 'fileName' | 'saveFile' | 'prepareExport'
  > {
  store: AdminListStore<Row>;
  /** The query of the list as shown. */
  query: () => ListQuery;
}

/** Saves the whole list as a CSV file, with a progress that can be cancelled. */
export function useExport<Row>(options: UseExportOptions<Row>): Download {
  const t = useMessages(adminListTexts);
  const notify = useNotify();
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const controller = useRef<AbortController>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const start = async () => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setProgress({ done: 0, count: null });
    try {
      const { exportRows } = await loadParts();
      const query = options.query();
      const count = await exportRows({ ...options, query, signal, onProgress: setProgress });
      if (count !== null) notify({ tone: 'success', message: t('adminList.exported', { count }) });
    } catch (error) {
      if (signal.aborted) return;
      notify({ tone: 'error', message: readErrorMessage(error, t('adminList.loadFailed')) });
    }
    end();
  };
  const end = () => {
    // The bar disappears: move the focus from its button back to the button that started the export.
    if (bar.current?.matches(':focus-within')) button.current?.focus();
    setProgress(null);
  };
  const cancel = () => {
    controller.current?.abort();
    end();
  };
  return { progress, start: () => void start(), cancel, button, bar };
}
