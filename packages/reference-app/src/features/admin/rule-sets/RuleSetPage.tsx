import { ApiError, type CallOptions, type RuleSet } from '@udongo/sdk';
import { formatNumber } from '@udongo/sdk/values';
import { Button, Card, formatDate, useLocale } from '@udongo/ui';
import { useCallback } from 'react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { Facts } from '../../../components/Facts.tsx';
import { NotFoundPage } from '../../../components/NotFoundPage.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { Waiting } from '../../../components/Waiting.tsx';
import { useLoaded } from '../../../services/useLoaded.ts';
import { Approving } from './Approving.tsx';
import { Comparing } from './Comparing.tsx';
import { RuleSetState } from './RuleSetState.tsx';
import { countLines, saveRuleFile, saveRuleFiles, storedFiles } from './ruleFiles.ts';
import { useRuleSetText } from './ruleSetTexts.ts';
import { Uploaded } from './Uploaded.tsx';
import { useRuleSets } from './useRuleSets.ts';
import './ruleSets.css';

/** The page of one rule set: its state, its files, what it would change, and the approval. */
export function RuleSetPage({ id }: { id: number }) {
  const ruleSets = useRuleSets();
  const ask = useCallback(
    (wanted: number, options: CallOptions) => ruleSets.get(wanted, options),
    [ruleSets],
  );
  const { data, ...waiting } = useLoaded(ask, id);
  if (data) return <Found ruleSet={data} onChange={waiting.reload} />;
  if (waiting.error instanceof ApiError && waiting.error.status === 404) return <NotFoundPage />;
  return <Waiting {...waiting} />;
}

function Found({ ruleSet, onChange }: { ruleSet: RuleSet; onChange: () => void }) {
  const t = useRuleSetText();
  const locale = useLocale();
  const { name, hash, counts_from, approvals, files } = ruleSet;
  const lines = files && countLines(files);
  const approvedBy = approvals.map(({ approved_by_name, approved_on }) =>
    t('rules.uploadedBy', { date: formatDate(locale, approved_on), name: approved_by_name || '-' }),
  );
  return (
    <>
      <PageTitle actions={<ButtonLink to="/rule-sets">{t('rules.back')}</ButtonLink>}>{name}</PageTitle>
      <Card>
        <Facts
          facts={[
            [t('rules.state'), <RuleSetState key="state" ruleSet={ruleSet} />],
            [t('rules.countsFrom'), formatDate(locale, counts_from)],
            [t('rules.uploaded'), <Uploaded key="uploaded" ruleSet={ruleSet} />],
            [t('rules.approvals'), approvedBy.join('\n')],
            [t('rules.lines'), lines && sayLines(lines, t)],
            [t('rules.hash'), <code key="hash">{hash.slice(0, 8)}</code>],
          ]}
        />
        <Approving ruleSet={ruleSet} lines={lines ?? { count: 0, open: 0 }} onApproved={onChange} />
      </Card>
      {files && (
        <Card title={t('rules.download')}>
          <p className="app-quiet">
            {t('rules.downloadHint')} {files.ranges !== undefined && t('rules.rangesHint')}
          </p>
          <div className="app-actions">
            <Button variant="primary" onClick={() => void saveRuleFiles(name, files)}>
              {t('rules.all')}
            </Button>
            {storedFiles(files).map(([file, text]) => (
              <Button key={file} onClick={() => saveRuleFile(file, text)}>
                {file}
              </Button>
            ))}
          </div>
        </Card>
      )}
      <Comparing ruleSet={ruleSet} />
    </>
  );
}

function sayLines({ count, open }: { count: number; open: number }, t: ReturnType<typeof useRuleSetText>) {
  const values = { count: formatNumber(count), open: formatNumber(open) };
  return t(open === 0 ? 'rules.allReviewed' : 'rules.linesOf', values);
}
