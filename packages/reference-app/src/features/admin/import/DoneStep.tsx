import { formatNumber } from '@udongo/sdk/values';
import { Alert, Button, Card, useServerText } from '@udongo/ui';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { saveCsv } from '../../../lib/saveCsv.ts';
import type { Importer } from './createImporter.ts';
import type { ImportState } from './ImportState.ts';
import { type FieldName, importFields } from './importFields.ts';
import { useImportText } from './importTexts.ts';
import type { Judged } from './judgeRows.ts';
import { sayCellError } from './sayCellError.ts';
import { UndoImport } from './UndoImport.tsx';

interface DoneStepProps {
  importer: Importer;
  state: ImportState;
  judged: readonly Judged[];
}

/** The outcome of the import, row by row, and the way back. */
export function DoneStep({ importer, state, judged }: DoneStepProps) {
  const t = useImportText();
  const say = useServerText();
  const counts = (['stored', 'updated', 'skipped', 'refused'] as const).map((outcome) => ({
    outcome,
    count: state.rows.filter((row) => row.outcome === outcome).length,
  }));
  const of = (name: string) => counts.find(({ outcome }) => outcome === name)?.count ?? 0;
  const imported = of('stored') + of('updated');

  const download = async () => {
    const fields = importFields[state.kind].map(({ name }) => name);
    const refused = judged.filter(({ row }) => row.outcome === 'refused');
    const lines = refused.map((one) => [...fields.map((name) => one.row.cells[name] ?? ''), reasonOf(one)]);
    const heads = [...fields.map((name) => t(`import.${name}`)), t('import.reason')];
    await saveCsv(`${state.kind} ${t('import.refused')}`, [heads, ...lines]);
  };
  const reasonOf = ({ errors }: Judged) => {
    const entries = Object.entries(errors) as [FieldName | 'row', NonNullable<(typeof errors)['row']>][];
    return (
      entries.map(([field, error]) => sayCellError(t, say, field, error)).join('; ') || t('import.undecided')
    );
  };

  return (
    <>
      {state.undone ? (
        <Alert tone="info">
          <Undone {...state.undone} />
        </Alert>
      ) : (
        <Alert tone={imported > 0 ? 'success' : 'warning'}>
          {imported > 0 ? t('import.done') : t('import.doneNone')}
        </Alert>
      )}
      <Card>
        <div className="app-form">
          <dl className="app-import__counts">
            {counts.map(({ outcome, count }) => (
              <div key={outcome}>
                <dt>{t(`import.${outcome}`)}</dt>
                <dd>{formatNumber(count)}</dd>
              </div>
            ))}
          </dl>
          {of('refused') > 0 && !state.undone && (
            <div className="app-actions">
              <Button onClick={() => void download()}>{t('import.download')}</Button>
              <Button onClick={() => void importer.correct()}>{t('import.correct')}</Button>
            </div>
          )}
          <div className="app-actions">
            <ButtonLink to={`/${state.kind}`} variant="primary">
              {t('import.toList')}
            </ButtonLink>
            <Button onClick={() => void importer.giveUp()}>{t('import.another')}</Button>
            {state.importId !== null && of('stored') > 0 && !state.undone && (
              <UndoImport
                id={state.importId}
                onUndone={({ deleted, kept }) => void importer.setUndone({ deleted, kept })}
              >
                {t('import.undo')}
              </UndoImport>
            )}
          </div>
        </div>
      </Card>
    </>
  );
}

/** Enough to recognise them; a longer list is in the list of records. */
const namedPeople = 10;

function Undone({ deleted, kept }: NonNullable<ImportState['undone']>) {
  const t = useImportText();
  const names = kept
    .slice(0, namedPeople)
    .map(({ full_name }) => full_name)
    .join(', ');
  const more = kept.length - namedPeople;
  return (
    <>
      <p>{t('import.undone', { count: formatNumber(deleted) })}</p>
      {kept.length > 0 && (
        <p>
          {t('import.kept', {
            names: more > 0 ? t('import.andMore', { names, count: formatNumber(more) }) : names,
          })}
        </p>
      )}
    </>
  );
}
