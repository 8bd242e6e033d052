import type { CallOptions } from '@udongo/sdk';
import { Alert, formatDate, Skeleton, useLocale } from '@udongo/ui';
import { useCallback } from 'react';
import { unlessNotTheirs } from '../../../lib/isNotOffered.ts';
import { useServices } from '../../../services/ServicesContext.ts';
import { useLoaded } from '../../../services/useLoaded.ts';
import { useRuleSetText } from './ruleSetTexts.ts';
import { useRuleSets } from './useRuleSets.ts';

/** Says which ranges results use, to a person who changes those of a crop. Nothing where the service has no rule sets. */
export function RangesNote() {
  const { config } = useServices();
  return config.withoutScreens.includes('rule-sets') ? null : <Note />;
}

function Note() {
  const t = useRuleSetText();
  const locale = useLocale();
  const ruleSets = useRuleSets();
  const ask = useCallback(
    (_: null, options: CallOptions) =>
      unlessNotTheirs(ruleSets.list({ ordering: '-id', limit: 100 }, options)),
    [ruleSets],
  );
  const { data, status } = useLoaded(ask, null);
  if (data === undefined) return status === 'error' ? null : <Skeleton lines={3} />;
  if (data === null) return null;
  const counting = data.results.find(({ counts_now }) => counts_now);
  if (!counting?.has_ranges) return <p className="app-quiet">{t('rules.rangesAtOnce')}</p>;
  const { name, uploaded_on } = counting;
  return <Alert tone="info">{t('rules.rangesLater', { name, date: formatDate(locale, uploaded_on) })}</Alert>;
}
