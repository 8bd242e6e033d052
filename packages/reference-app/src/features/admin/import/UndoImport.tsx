import type { ImportUndo } from '@udongo/sdk';
import { Button } from '@udongo/ui';
import { type ReactNode, useState } from 'react';
import { ActionDialog } from '../../../components/ActionDialog.tsx';
import { useServices } from '../../../services/ServicesContext.ts';
import { useImportText } from './importTexts.ts';

interface UndoImportProps {
  id: number;
  onUndone: (undone: ImportUndo) => void;
  children: ReactNode;
}

/** Thousands of records take their time. */
const undoMs = 120_000;

/** Deletes what an import made, after a question. */
export function UndoImport({ id, onUndone, children }: UndoImportProps) {
  const t = useImportText();
  const { udongo } = useServices();
  const [isAsking, setIsAsking] = useState(false);
  const undo = async () => {
    const undone = await udongo.imports.undo(id, { timeoutMs: undoMs });
    setIsAsking(false);
    onUndone(undone);
  };
  return (
    <>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        {children}
      </Button>
      {isAsking && (
        <ActionDialog
          title={t('import.undoTitle')}
          description={t('import.undoText')}
          submit={t('import.undo')}
          variant="danger"
          isQuestion
          act={undo}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
