import type { Import } from '@udongo/sdk';
import { formatNumber } from '@udongo/sdk/values';
import { Card, formatDate, useLocale, useNotify } from '@udongo/ui';
import { useImportText } from './importTexts.ts';
import { UndoImport } from './UndoImport.tsx';

interface EarlierImportsProps {
  imports: readonly Import[];
  onUndone: () => void;
}

/** The last imports; those of the last day can be undone. */
export function EarlierImports({ imports, onUndone }: EarlierImportsProps) {
  const t = useImportText();
  const locale = useLocale();
  const notify = useNotify();
  if (imports.length === 0) return null;
  return (
    <Card title={t('import.earlier')}>
      <ul className="app-import__columns">
        {imports.map(({ id, file_name, stored, rows, created_on, undo_until, undone_on }) => {
          const name = file_name || t('import.pasted');
          const canUndo =
            !undone_on && stored > 0 && undo_until !== null && Date.parse(undo_until) > Date.now();
          return (
            <li key={id}>
              <div>
                <b>{name}</b>
                <div className="app-quiet">
                  {t('import.earlierRow', {
                    stored: formatNumber(stored),
                    rows: formatNumber(rows),
                    date: formatDate(locale, created_on.slice(0, 10)),
                  })}
                  {undone_on && ` · ${t('import.wasUndone')}`}
                </div>
              </div>
              {canUndo && (
                <UndoImport
                  id={id}
                  onUndone={({ deleted }) => {
                    notify({
                      tone: 'success',
                      title: name,
                      message: t('import.undone', { count: formatNumber(deleted) }),
                    });
                    onUndone();
                  }}
                >
                  {t('import.undoOf', { name })}
                </UndoImport>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
