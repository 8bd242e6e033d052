import { Alert, Button } from '@udongo/ui';
import { useRef, useState } from 'react';
import { isOptional, isRangeFile, type RuleFile, ruleFiles, toRuleFile } from './ruleFiles.ts';
import { useRuleSetText } from './ruleSetTexts.ts';

/** The files that somebody chose. They are read when they are sent: a press never comes too early. */
export type Chosen = Partial<Record<RuleFile, File>>;

interface ChosenFilesProps {
  chosen: Chosen;
  /** The name of the rule set that the other files come from. */
  base: string | undefined;
  error: string | undefined;
  onChoose: (added: Chosen) => void;
}

/** The files of a rule set, each with the place that it comes from. */
export function ChosenFiles({ chosen, base, error, onChoose }: ChosenFilesProps) {
  const t = useRuleSetText();
  const input = useRef<HTMLInputElement>(null);
  const [unknown, setUnknown] = useState<string[]>([]);
  const names = ruleFiles.map((file) => `${file}.csv`).join(', ');
  const take = (files: readonly File[]) => {
    const added: Chosen = {};
    for (const file of files) {
      const known = toRuleFile(file.name);
      if (known) added[known] = file;
    }
    setUnknown(files.map(({ name }) => name).filter((name) => !toRuleFile(name)));
    onChoose(added);
  };
  const originOf = (file: RuleFile) => {
    const own = chosen[file];
    if (own) return <b>{t('rules.fromFile', { file: own.name })}</b>;
    if (base) return t('rules.asIn', { name: base });
    return t(isOptional(file) ? 'rules.notNeeded' : 'rules.missing');
  };
  return (
    <fieldset className="app-rules__files">
      <legend>{t('rules.files')}</legend>
      <p className="app-quiet">{t('rules.filesHint', { names })}</p>
      <input
        ref={input}
        type="file"
        multiple
        accept=".csv,text/csv"
        aria-label={t('rules.choose')}
        className="app-rules__input"
        tabIndex={-1}
        onChange={({ target }) => {
          take([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <div>
        <Button onClick={() => input.current?.click()}>{t('rules.choose')}</Button>
      </div>
      <dl className="app-rules__origins">
        {ruleFiles.map((file) => (
          <div key={file}>
            <dt>{`${file}.csv`}</dt>
            <dd>{originOf(file)}</dd>
          </div>
        ))}
        <div>
          <dt>ranges.csv</dt>
          <dd>{t('rules.rangesFromCrops')}</dd>
        </div>
      </dl>
      {(error || unknown.length > 0) && (
        <Alert tone="error">
          {unknown.length > 0
            ? unknown
                .map((file) =>
                  isRangeFile(file) ? t('rules.rangesRefused') : t('rules.unknownFile', { file, names }),
                )
                .join(' ')
            : error}
        </Alert>
      )}
    </fieldset>
  );
}
