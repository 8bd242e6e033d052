import type { CallOptions, RuleSet, RuleSetComparison } from '@udongo/sdk';
import { formatNumber } from '@udongo/sdk/values';
import { Alert, Card, Field, Select, useLocale } from '@udongo/ui';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { Waiting } from '../../../components/Waiting.tsx';
import { useLoaded } from '../../../services/useLoaded.ts';
import { DifferenceTable } from './DifferenceTable.tsx';
import { RangeTable } from './RangeTable.tsx';
import { useRuleSetText } from './ruleSetTexts.ts';
import { useRuleSets } from './useRuleSets.ts';

/** Advice by this rule set beside that of another one: by default the one that counts today, for that one the one before it. */
export function Comparing({ ruleSet }: { ruleSet: RuleSet }) {
  const t = useRuleSetText();
  const ruleSets = useRuleSets();
  const [chosen, setChosen] = useState<string>();
  const ask = useCallback(
    (_: null, options: CallOptions) => ruleSets.list({ ordering: '-id', limit: 100 }, options),
    [ruleSets],
  );
  const { data, ...waiting } = useLoaded(ask, null);
  if (!data)
    return (
      <Card title={t('rules.compare')}>
        <Waiting {...waiting} />
      </Card>
    );
  const others = data.results.filter(({ id }) => id !== ruleSet.id);
  const isAlone = ruleSet.counts_now && others.length === 0;
  if (isAlone) return null;
  const usual = ruleSet.counts_now ? String(others[0]?.id ?? '') : '';
  const value = chosen ?? usual;
  const counting = data.results.find(({ counts_now }) => counts_now);
  const other = value === '' ? counting : others.find(({ id }) => String(id) === value);
  return (
    <Card title={t('rules.compare')}>
      <div className="app-rules__with">
        <Field label={t('rules.compareWith')}>
          <Select
            value={value}
            options={[
              ...(ruleSet.counts_now ? [] : [{ value: '', label: t('rules.countingNow') }]),
              ...others.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={({ target }) => setChosen(target.value)}
          />
        </Field>
      </div>
      <Compared
        id={ruleSet.id}
        other={value === '' ? null : Number(value)}
        otherName={other?.name ?? t('rules.noRules')}
      />
    </Card>
  );
}

interface ComparedProps {
  id: number;
  other: number | null;
  otherName: string;
}

function Compared({ id, other, otherName }: ComparedProps) {
  const t = useRuleSetText();
  const ruleSets = useRuleSets();
  const language = useLocale();
  const ask = useCallback(
    (wanted: { id: number; other: number | null; language: 'en' | 'sw' }, options: CallOptions) =>
      ruleSets.compare(
        wanted.id,
        { language: wanted.language, ...(wanted.other !== null && { with: wanted.other }) },
        options,
      ),
    [ruleSets],
  );
  const { data, ...waiting } = useLoaded(ask, { id, other, language });
  const isFresh = data && (other === null || data.with === other);
  if (!isFresh) return <Waiting {...waiting} />;
  const { farms, samples, reports } = data;
  const different = farms.length + samples.length;
  const same = data.same_farms + data.same_samples;
  const names = { before: t('rules.before', { name: otherName }), after: t('rules.after') };
  return (
    <div className="app-rules__compared">
      {different === 0 && <Alert tone="success" title={t('rules.same')} />}
      <p className="app-quiet">
        {t('rules.summary', { different: formatNumber(different), same: formatNumber(same) })}
      </p>
      <RangeTable names={names} compared={data} />
      <DifferenceTable caption={t('rules.farms')} who={t('rules.who')} names={names} rows={farms} />
      <DifferenceTable caption={t('rules.samples')} who={t('rules.sample')} names={names} rows={samples} />
      {reports.length > 0 && <ChangedReports reports={reports} />}
    </div>
  );
}

function ChangedReports({ reports }: Pick<RuleSetComparison, 'reports'>) {
  const t = useRuleSetText();
  return (
    <section>
      <h3>{t('rules.reports')}</h3>
      <p className="app-quiet">{t('rules.reportsHint')}</p>
      <ul className="app-rules__reports">
        {reports.map(({ report, booking, booking_code }) => (
          <li key={report}>
            <Link to={`/bookings/${booking}`}>{booking_code}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
