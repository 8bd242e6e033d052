import type { CallOptions, RuleSet } from '@udongo/sdk';
import { Alert, Button, Card, formatDate, Table, type TableColumn, useLocale } from '@udongo/ui';
import { useCallback, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { Waiting } from '../../../components/Waiting.tsx';
import { readRecordId } from '../../../lib/readRecordId.ts';
import { useLoaded } from '../../../services/useLoaded.ts';
import type { Resource } from '../defineResource.tsx';
import { RuleSetPage } from './RuleSetPage.tsx';
import { RuleSetState } from './RuleSetState.tsx';
import { useRuleSetText } from './ruleSetTexts.ts';
import { Uploaded } from './Uploaded.tsx';
import { UploadRuleSet } from './UploadRuleSet.tsx';
import { useRuleSets } from './useRuleSets.ts';
import './ruleSets.css';

/** The list, or the rule set that the address names. One address costs the app's start less than two. */
function RuleSetsPage({ title }: { title: string }) {
  const id = readRecordId(useSearchParams()[0].get('set'));
  return id === null ? <AllRuleSets title={title} /> : <RuleSetPage key={id} id={id} />;
}

/** The rule sets that advice was, is and will be computed from, the latest one first. */
function AllRuleSets({ title }: { title: string }) {
  const t = useRuleSetText();
  const ruleSets = useRuleSets();
  const [isUploading, setIsUploading] = useState(false);
  const ask = useCallback(
    (_: null, options: CallOptions) => ruleSets.list({ ordering: '-id', limit: 100 }, options),
    [ruleSets],
  );
  const { data, ...waiting } = useLoaded(ask, null);
  const rows = data?.results ?? [];
  const counting = rows.find(({ counts_now }) => counts_now);
  return (
    <>
      <PageTitle
        intro={t('rules.intro')}
        actions={
          // Beside a list that loads, so that nothing moves when it comes.
          !waiting.error &&
          !isUploading && (
            <Button variant="primary" onClick={() => setIsUploading(true)}>
              {t('rules.upload')}
            </Button>
          )
        }
      >
        {title}
      </PageTitle>
      {isUploading && (
        <UploadRuleSet
          base={counting ?? rows[0]}
          onClose={() => setIsUploading(false)}
          onStored={() => {
            setIsUploading(false);
            waiting.reload();
          }}
        />
      )}
      {data && !counting && (
        <Alert tone="warning" title={t('rules.noneCounts')}>
          {t('rules.noneCountsHint')}
        </Alert>
      )}
      <Card>
        {!data && <Waiting {...waiting} />}
        {data && rows.length === 0 && <EmptyState title={t('rules.noneTitle')}>{t('rules.none')}</EmptyState>}
        {rows.length > 0 && <RuleSetTable caption={title} rows={rows} />}
      </Card>
    </>
  );
}

function RuleSetTable({ caption, rows }: { caption: string; rows: RuleSet[] }) {
  const t = useRuleSetText();
  const locale = useLocale();
  const columns: TableColumn<RuleSet>[] = [
    {
      key: 'name',
      header: t('rules.name'),
      rowHeader: true,
      cell: ({ id, name }) => <Link to={`/rule-sets?set=${id}`}>{name}</Link>,
    },
    { key: 'state', header: t('rules.state'), cell: (ruleSet) => <RuleSetState ruleSet={ruleSet} /> },
    {
      key: 'from',
      header: t('rules.countsFrom'),
      cell: ({ counts_from }) => formatDate(locale, counts_from),
    },
    { key: 'uploaded', header: t('rules.uploaded'), cell: (ruleSet) => <Uploaded ruleSet={ruleSet} /> },
    {
      key: 'approvals',
      header: t('rules.approvals'),
      cell: ({ approvals }) =>
        approvals.map(({ approved_by_name }) => approved_by_name || '-').join(', ') || '-',
    },
  ];
  return <Table caption={caption} rows={rows} rowKey={({ id }) => id} columns={columns} />;
}

export const resource: Resource = { Page: RuleSetsPage };
