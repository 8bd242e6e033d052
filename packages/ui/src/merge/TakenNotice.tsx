import { useLayoutEffect, useRef } from 'react';
import { useLanguageTag, useMessages, useNotify } from '../provider/index.ts';
import { labelOf } from './describeConflict.ts';
import type { MergeField } from './MergeField.ts';
import { mergeTexts } from './mergeTexts.ts';

interface TakenNoticeProps {
  fields: readonly MergeField[];
  /** The paths of the values that only the other person changed. */
  taken: readonly string[];
}

/** Notifies once which changes of the other person were kept. Draws nothing. */
export function TakenNotice({ fields, taken }: TakenNoticeProps) {
  const t = useMessages(mergeTexts);
  const locale = useLanguageTag();
  const notify = useNotify();
  const isSaid = useRef(false);
  useLayoutEffect(() => {
    if (isSaid.current) return;
    isSaid.current = true;
    const labels = taken.map((path) => labelOf(path, { fields, t, locale }));
    notify({
      tone: 'info',
      message: t('merge.taken', { names: [...new Set(labels)].join(', ') }),
      durationMs: 8000,
    });
  }, [fields, taken, t, locale, notify]);
  return null;
}
