import type { County } from '@udongo/sdk';
import { formatNumber } from '@udongo/sdk/values';
import { Button, Card, Field, Select } from '@udongo/ui';
import { useState } from 'react';
import type { Importer } from './createImporter.ts';
import { GiveUp } from './GiveUp.tsx';
import type { Choice, ImportState } from './ImportState.ts';
import { useImportText } from './importTexts.ts';
import { choicesOf, type Judged } from './judgeRows.ts';
import { RowList } from './RowList.tsx';

interface RowsStepProps {
  importer: Importer;
  state: ImportState;
  judged: readonly Judged[];
  counties: readonly County[];
}

type Filter = 'all' | 'wrong' | 'duplicates';

const fits: Record<Filter, (row: Judged) => boolean> = {
  all: ({ state }) => state !== 'finished',
  wrong: ({ state }) => state === 'wrong',
  duplicates: ({ isDuplicate, state }) => isDuplicate && state !== 'finished',
};

/** The rows with their errors, to be corrected in place. */
export function RowsStep({ importer, state, judged, counties }: RowsStepProps) {
  const t = useImportText();
  const [filter, setFilter] = useState<Filter>('all');
  // A row that is being corrected stays until another list is chosen.
  const [shown, setShown] = useState<ReadonlySet<number> | null>(null);
  const count = (name: Filter) => judged.filter(fits[name]).length;
  const ready = judged.filter((row) => row.state === 'ready').length;
  const duplicates = judged.filter(fits.duplicates);
  const rows = judged.filter((row) => (shown ? shown.has(row.row.key) : fits.all(row)));
  const show = (name: Filter) => {
    setFilter(name);
    setShown(name === 'all' ? null : new Set(judged.filter(fits[name]).map(({ row }) => row.key)));
  };
  const chooseAll = (choice: Choice) =>
    importer.choose(
      duplicates.filter((row) => choicesOf(row).includes(choice)).map(({ row }) => row.key),
      choice,
    );

  return (
    <>
      <Card title={t('import.rows')}>
        <p className="app-quiet">{t('import.rowsHint')}</p>
        <div className="app-import__bar">
          <fieldset className="app-import__filters" aria-label={t('import.show')}>
            {(['all', 'wrong', 'duplicates'] as const).map((name) => (
              <Button key={name} aria-pressed={filter === name} onClick={() => show(name)}>
                {t(`import.${name}`, { count: formatNumber(count(name)) })}
              </Button>
            ))}
          </fieldset>
          {duplicates.length > 0 && (
            <Field label={t('import.forAll')}>
              <Select
                value=""
                placeholder={t('import.choose')}
                options={(['skip', 'update', 'add'] as const).map((value) => ({
                  value,
                  label: t(`import.${value}`),
                }))}
                onChange={({ target }) => target.value && chooseAll(target.value as Choice)}
              />
            </Field>
          )}
        </div>
        <p className="app-quiet" role="status">
          {state.checked === null
            ? t('import.ready', { count: formatNumber(ready), total: formatNumber(count('all')) })
            : t('import.checking', {
                done: formatNumber(state.checked),
                count: formatNumber(judged.length),
              })}
        </p>
        <RowList importer={importer} kind={state.kind} rows={rows} counties={counties} />
      </Card>
      <div className="app-import__foot">
        <Button
          variant="primary"
          disabled={ready === 0}
          pending={state.checked !== null}
          onClick={() => void importer.send()}
        >
          {ready === 1 ? t('import.startOne') : t('import.start', { count: formatNumber(ready) })}
        </Button>
        <GiveUp importer={importer} />
      </div>
    </>
  );
}
