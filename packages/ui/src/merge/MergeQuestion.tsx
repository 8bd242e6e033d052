import { useEffect, useState } from 'react';
import { useEvent } from '../lib/useEvent.ts';
import { useLanguageTag, useMessages } from '../provider/index.ts';
import { type Choices, ConflictDialog } from './ConflictDialog.tsx';
import { describeConflict, type ShownConflict } from './describeConflict.ts';
import type { MergeField } from './MergeField.ts';
import type { Conflict } from './mergeRecords.ts';
import { mergeTexts } from './mergeTexts.ts';

interface MergeQuestionProps {
  conflicts: readonly Conflict[];
  fields: readonly MergeField[];
  onSave: (choices: Choices) => void;
  /** Called with the text for the form when the person goes back. */
  onCancel: (message: string) => void;
}

/** Puts conflicts in words and asks about them. */
export function MergeQuestion({ conflicts, fields, onSave, onCancel }: MergeQuestionProps) {
  const t = useMessages(mergeTexts);
  const locale = useLanguageTag();
  const [shown, setShown] = useState<readonly ShownConflict[]>();
  const describe = useEvent((conflict: Conflict, tag: typeof locale) =>
    describeConflict(conflict, { fields, t, locale: tag }),
  );
  useEffect(() => {
    let isCurrent = true;
    void Promise.all(conflicts.map((conflict) => describe(conflict, locale))).then(
      (all) => isCurrent && setShown(all),
    );
    return () => {
      isCurrent = false;
    };
  }, [conflicts, locale, describe]);
  return (
    shown && (
      <ConflictDialog conflicts={shown} onSave={onSave} onCancel={() => onCancel(t('merge.notSaved'))} />
    )
  );
}
