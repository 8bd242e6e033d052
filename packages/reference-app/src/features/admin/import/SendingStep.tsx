import { formatNumber } from '@udongo/sdk/values';
import { Alert, Button, Card, useServerText } from '@udongo/ui';
import type { Importer } from './createImporter.ts';
import { GiveUp } from './GiveUp.tsx';
import type { ImportState } from './ImportState.ts';
import { useImportText } from './importTexts.ts';
import type { Judged } from './judgeRows.ts';

interface SendingStepProps {
  importer: Importer;
  state: ImportState;
  judged: readonly Judged[];
}

/** The progress of the import, and the reason if it stopped. */
export function SendingStep({ importer, state, judged }: SendingStepProps) {
  const t = useImportText();
  const say = useServerText();
  const done = state.rows.filter(({ outcome }) => outcome === 'stored' || outcome === 'updated').length;
  const open = judged.filter((row) => row.state === 'ready').length;
  const lost = state.rows.filter(({ outcome }) => outcome === 'lost').map(({ key }) => key);
  const count = done + open + lost.length;
  const { trouble } = state;
  return (
    <Card title={t('import.sending')}>
      <div className="app-form">
        <progress
          className="app-import__progress"
          value={done}
          max={Math.max(1, count)}
          aria-label={t('import.sending')}
        />
        <p role="status">{t('import.progress', { done: formatNumber(done), count: formatNumber(count) })}</p>
        {trouble?.kind === 'network' && (
          <Alert tone="warning">
            <p>{t('import.network', { done: formatNumber(done) })}</p>
            <Button onClick={() => void importer.send()}>{t('import.tryNow')}</Button>
          </Alert>
        )}
        {trouble?.kind === 'lost' && (
          <Alert tone="warning">
            <p>
              {t('import.lost', { count: formatNumber(lost.length) })}{' '}
              {t('import.lostRows', { first: lost[0] ?? 0, last: lost.at(-1) ?? 0 })}
            </p>
            <div className="app-actions">
              <Button onClick={() => void importer.settleLost(true)}>{t('import.areStored')}</Button>
              <Button onClick={() => void importer.settleLost(false)}>{t('import.areNot')}</Button>
            </div>
          </Alert>
        )}
        {trouble?.kind === 'refused' && (
          <Alert tone="error">
            <p>{t('import.refusedAll', { text: say(trouble.text) })}</p>
            <Button onClick={() => void importer.correct()}>{t('import.back')}</Button>
          </Alert>
        )}
        {trouble && <GiveUp importer={importer} />}
      </div>
    </Card>
  );
}
