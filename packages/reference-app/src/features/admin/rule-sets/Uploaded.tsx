import type { RuleSet } from '@udongo/sdk';
import { formatDate, useLocale } from '@udongo/ui';
import { useRuleSetText } from './ruleSetTexts.ts';

/** When a rule set was uploaded, and by whom; nobody uploads the first one of a service. */
export function Uploaded({ ruleSet: { uploaded_on, uploaded_by_name } }: { ruleSet: RuleSet }) {
  const t = useRuleSetText();
  const date = formatDate(useLocale(), uploaded_on);
  return uploaded_by_name ? t('rules.uploadedBy', { date, name: uploaded_by_name }) : date;
}
