import type { ImportKind } from '@udongo/sdk';
import { formatNumber } from '@udongo/sdk/values';
import { Alert, Button, Card, Field, Textarea } from '@udongo/ui';
import { useRef, useState } from 'react';
import { saveCsv } from '../../../lib/saveCsv.ts';
import { type Importer, maximumRows } from './createImporter.ts';
import { hasHeadings, importFields } from './importFields.ts';
import { useImportText } from './importTexts.ts';
import { readFile, readText, type Table } from './readTable.ts';

/** A file or pasted rows. */
export function ChooseStep({ importer, kind }: { importer: Importer; kind: ImportKind }) {
  const t = useImportText();
  const input = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState('');
  const [refusal, setRefusal] = useState('');
  const [isReading, setIsReading] = useState(false);

  const take = async (read: () => Promise<Table>, fileName: string) => {
    setIsReading(true);
    setRefusal('');
    try {
      const table = await read();
      const count = table.length - (hasHeadings(table[0] ?? []) ? 1 : 0);
      if (count <= 0) setRefusal(t('import.noRows'));
      else if (count > maximumRows) {
        setRefusal(t('import.tooMany', { count: formatNumber(count), max: formatNumber(maximumRows) }));
      } else importer.take(table, fileName);
    } catch {
      setRefusal(t('import.unreadable'));
    }
    setIsReading(false);
  };

  const saveTemplate = () => void saveCsv(kind, [importFields[kind].map(({ name }) => t(`import.${name}`))]);

  return (
    <Card>
      <div className="app-form app-import__paste">
        {refusal && <Alert tone="error">{refusal}</Alert>}
        <div className="app-import__file">
          <input
            ref={input}
            type="file"
            accept=".csv,.xlsx,.txt,text/csv"
            aria-label={t('import.file')}
            className="app-import__input"
            tabIndex={-1}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void take(() => readFile(file), file.name);
              target.value = '';
            }}
          />
          <Button variant="primary" pending={isReading} onClick={() => input.current?.click()}>
            {t('import.file')}
          </Button>
          <Button onClick={saveTemplate}>{t('import.template')}</Button>
          <p className="app-quiet">{t('import.fileHint')}</p>
        </div>
        <Field label={t('import.paste')} hint={t('import.pasteHint')}>
          <Textarea rows={5} value={pasted} onChange={({ target }) => setPasted(target.value)} />
        </Field>
        <div className="app-actions">
          <Button
            disabled={pasted.trim() === ''}
            pending={isReading}
            onClick={() => void take(() => readText(pasted), '')}
          >
            {t('import.readPasted')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
