import { Button } from '@udongo/ui';
import { useState } from 'react';
import { ActionDialog } from '../../../components/ActionDialog.tsx';
import type { Importer } from './createImporter.ts';
import { useImportText } from './importTexts.ts';

/** Forgets the rows that are not stored, after a question. */
export function GiveUp({ importer }: { importer: Importer }) {
  const t = useImportText();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {t('import.giveUp')}
      </Button>
      {isAsking && (
        <ActionDialog
          title={t('import.giveUpTitle')}
          description={t('import.giveUpText')}
          submit={t('import.giveUp')}
          variant="danger"
          isQuestion
          act={importer.giveUp}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
