import type { ImportKind } from '@udongo/sdk';
import { formatPhone } from '@udongo/sdk/values';
import { Input, Select, useServerText } from '@udongo/ui';
import { memo, useId, useRef } from 'react';
import type { Importer } from './createImporter.ts';
import type { Choice } from './ImportState.ts';
import { type FieldName, importFields } from './importFields.ts';
import { useImportText } from './importTexts.ts';
import { choicesOf, type Judged } from './judgeRows.ts';
import { sayCellError } from './sayCellError.ts';

interface ImportRowFieldsProps {
  importer: Importer;
  kind: ImportKind;
  judged: Judged;
  /** Id of the list of counties. */
  countyList: string;
}

/** A row of the import: its cells, their errors, and the registered people it looks like. */
export const ImportRowFields = memo(function ImportRowFields({
  importer,
  kind,
  judged,
  countyList,
}: ImportRowFieldsProps) {
  const t = useImportText();
  const say = useServerText();
  const id = useId();
  const changed = useRef(false);
  const { row, errors, twin, isDuplicate } = judged;
  const isSkipped = isDuplicate && row.choice === 'skip';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a grid everywhere.
    <div
      role="group"
      aria-label={t('import.row', { row: row.key })}
      className="app-import__row"
      data-fields={importFields[kind].length}
      data-state={judged.state}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!changed.current || currentTarget.contains(relatedTarget)) return;
        changed.current = false;
        void importer.recheck(row.key);
      }}
    >
      <span className="app-import__number">{row.key}</span>
      {importFields[kind].map(({ name }) => {
        const error = isSkipped ? undefined : errors[name];
        return (
          <div key={name} className="app-import__cell">
            <label className="app-import__label" htmlFor={`${id}${name}`}>
              {t(`import.${name}`)}
            </label>
            <Input
              id={`${id}${name}`}
              value={row.cells[name] ?? ''}
              autoComplete="off"
              list={name === 'county' ? countyList : undefined}
              inputMode={inputModes[name]}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}${name}-error` : undefined}
              onChange={({ target }) => {
                changed.current = true;
                importer.setCell(row.key, name, target.value);
              }}
            />
            {error && (
              <div className="app-import__error" id={`${id}${name}-error`}>
                {sayCellError(t, say, name, error)}
              </div>
            )}
          </div>
        );
      })}
      {errors.row && (
        <div className="app-import__error app-import__wide">{sayCellError(t, say, 'row', errors.row)}</div>
      )}
      {isDuplicate && (
        <div className="app-import__like app-import__wide">
          <span>
            {row.candidates.length > 0
              ? row.candidates
                  .slice(0, 3)
                  .map(({ full_name, phone_number }) =>
                    t('import.isLike', { name: full_name, phone: formatPhone(phone_number) }),
                  )
                  .join('; ')
              : t('import.isTwin', { row: twin ?? 0 })}
          </span>
          <Select
            aria-label={t('import.choiceOf', { row: row.key })}
            placeholder={t('import.choose')}
            value={row.choice ?? ''}
            options={choicesOf(judged).map((value) => ({ value, label: t(`import.${value}`) }))}
            onChange={({ target }) =>
              importer.choose([row.key], (target.value || undefined) as Choice | undefined)
            }
          />
        </div>
      )}
    </div>
  );
});

const inputModes: Partial<Record<FieldName, 'tel' | 'email'>> = { phone_number: 'tel', email: 'email' };
