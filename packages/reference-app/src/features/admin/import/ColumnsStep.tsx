import { Alert, Badge, Button, Card, Checkbox, Field, Select } from '@udongo/ui';
import type { Importer } from './createImporter.ts';
import type { ImportState } from './ImportState.ts';
import { type FieldName, importFields } from './importFields.ts';
import { useImportText } from './importTexts.ts';

/** The step that assigns each column to a field. */
export function ColumnsStep({ importer, state }: { importer: Importer; state: ImportState }) {
  const t = useImportText();
  const { kind, table, matches } = state;
  const fields = importFields[kind];
  const body = state.hasHeadings ? table.slice(1) : table;
  const missing = fields.filter(
    ({ name, required }) => required && !matches.some(({ field }) => field === name),
  );
  const options = fields.map(({ name }) => ({ value: name, label: t(`import.${name}`) }));
  return (
    <Card title={t('import.columns')}>
      <div className="app-form">
        <p className="app-quiet">{t('import.columnsHint')}</p>
        <Checkbox
          checked={state.hasHeadings}
          onChange={({ target }) => importer.setHeadings(target.checked)}
          label={t('import.headings')}
        />
        <ul className="app-import__columns">
          {matches.map(({ field, isGuess }, index) => {
            const heading = state.hasHeadings ? table[0]?.[index] : '';
            const column = heading || t('import.column', { number: index + 1 });
            const sample = body
              .slice(0, 3)
              .map((row) => row[index])
              .filter(Boolean)
              .join(' · ');
            return (
              // A column is its place.
              // biome-ignore lint/suspicious/noArrayIndexKey: columns don't move.
              <li key={index}>
                <div>
                  <b>{column}</b> {isGuess && <Badge tone="warning">{t('import.guess')}</Badge>}
                  <div className="app-quiet">{sample}</div>
                </div>
                <Field label={<span className="app-import__unseen">{t('import.goesTo', { column })}</span>}>
                  <Select
                    options={options}
                    placeholder={t('import.leaveOut')}
                    value={field}
                    onChange={({ target }) => importer.setField(index, target.value as FieldName | '')}
                  />
                </Field>
              </li>
            );
          })}
        </ul>
        {missing.length > 0 && (
          <Alert tone="warning">
            {t('import.missing', { fields: missing.map(({ name }) => t(`import.${name}`)).join(', ') })}
          </Alert>
        )}
        <div className="app-actions">
          <Button variant="primary" disabled={missing.length > 0} onClick={() => void importer.readRows()}>
            {t('import.checkRows')}
          </Button>
          <Button onClick={() => void importer.giveUp()}>{t('import.otherFile')}</Button>
        </div>
      </div>
    </Card>
  );
}
