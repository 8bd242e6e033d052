import { saveFile, todayInNairobi } from '@udongo/sdk/values';
import { useEffect, useRef, useState } from 'react';
import { readErrorMessage } from '../lib/errors.ts';
import { useMessages, useNotify } from '../provider/index.ts';
import type { AdminListProps, ListQuery } from './AdminListProps.ts';
import type { AdminListStore } from './adminListStore.ts';
import { adminListTexts } from './adminListTexts.ts';
import type { ExportProgress } from './exportRows.ts';

interface UseExportOptions<Row>
  extends Pick<
    AdminListProps<Row>,
    'columns' | 'rowKey' | 'list' | 'listAll' | 'title' | 'fileName' | 'saveFile' | 'prepareExport'
  > {
  store: AdminListStore<Row>;
  /** The query of the list as shown. */
  query: () => ListQuery;
}

export interface Download {
  /** Null without a running export. */
  progress: ExportProgress | null;
  start: () => void;
  cancel: () => void;
  button: React.RefObject<HTMLButtonElement | null>;
  /** The element that shows the progress. */
  bar: React.RefObject<HTMLDivElement | null>;
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
    const count = options.store.getSnapshot().page?.count ?? null;
    setProgress({ done: 0, count });
    try {
      const { exportRows } = await import('./exportRows.ts');
      const query = options.query();
      const done = await exportRows({ ...options, query, count, signal, onProgress: setProgress });
      const name = `${options.fileName ?? options.title} ${todayInNairobi()}.csv`;
      (options.saveFile ?? saveFile)(done.file, name);
      notify({ tone: 'success', message: t('adminList.exported', { count: done.count }) });
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
