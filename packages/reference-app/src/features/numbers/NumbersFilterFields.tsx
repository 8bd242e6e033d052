import type { CallOptions, Role } from '@udongo/sdk';
import { bookingStatuses, testTypes } from '@udongo/sdk/values';
import { Card, Field, Input, Select } from '@udongo/ui';
import { useCallback } from 'react';
import { useServices } from '../../app/ServicesContext.ts';
import { useLoaded } from '../../lib/useLoaded.ts';
import { useWords } from '../../lib/useWords.ts';
import { useText } from '../../messages/translator.ts';
import { useNumbersText } from './numbersTexts.ts';
import { intervals } from './periods.ts';
import { topicsOf } from './topics.ts';
import type { NumbersFilters } from './useNumbersFilters.ts';

interface NumbersFilterFieldsProps {
  role: Role;
  filters: NumbersFilters;
  choose: (changes: Readonly<Record<string, string>>) => void;
}

/** What is counted. Each choice is taken at once and stays in the address. */
export function NumbersFilterFields({ role, filters, choose }: NumbersFilterFieldsProps) {
  const t = useNumbersText();
  const app = useText();
  const words = useWords();
  const { counties, agents } = useChoices(role);
  const { from, to, interval, topic } = filters;
  const field = (
    name: string,
    label: string,
    options: { value: string; label: string }[],
    value?: string | number,
  ) => (
    <Field label={label}>
      <Select
        placeholder={t('numbers.all')}
        options={options}
        value={value ?? ''}
        onChange={({ target }) => choose({ [name]: target.value })}
      />
    </Field>
  );
  return (
    <Card title={t('numbers.filters')}>
      <div className="app-numbers__filters">
        <Field label={t('numbers.topic')}>
          <Select
            options={topicsOf[role].map((value) => ({ value, label: t(`numbers.${value}`) }))}
            value={topic}
            onChange={({ target }) => choose({ topic: target.value })}
          />
        </Field>
        <Field label={t('numbers.interval')}>
          <Select
            options={intervals.map((value) => ({ value, label: t(`numbers.${value}`) }))}
            value={interval}
            // Other intervals have other usual days.
            onChange={({ target }) => choose({ interval: target.value, from: '', to: '' })}
          />
        </Field>
        <Field label={t('numbers.from')}>
          <Input
            type="date"
            max={to}
            value={from}
            onChange={({ target }) => choose({ from: target.value })}
          />
        </Field>
        <Field label={t('numbers.to')}>
          <Input type="date" min={from} value={to} onChange={({ target }) => choose({ to: target.value })} />
        </Field>
        {role !== 'farmer' && field('county', t('numbers.county'), counties, filters.county)}
        {role === 'administrator' && field('agent', t('numbers.agent'), agents, filters.agent)}
        {role !== 'farmer' &&
          topic !== 'farmers' &&
          field(
            'test_type',
            t('numbers.test'),
            testTypes.map(({ value }) => ({ value, label: words.testType(value) })),
            filters.test_type,
          )}
        {role !== 'farmer' &&
          (topic === 'bookings' || topic === 'samples') &&
          field(
            'status',
            t('numbers.status'),
            bookingStatuses.map((value) => ({ value, label: app(`status.${value}`) })),
            filters.status,
          )}
      </div>
    </Card>
  );
}

/** Counties and agrovets by name; without an answer there is nothing to choose. */
function useChoices(role: Role) {
  const { udongo } = useServices();
  const ask = useCallback(
    async (isAdministrator: boolean, options: CallOptions) => {
      const query = { limit: 200 };
      const [counties, agents] = await Promise.all([
        udongo.counties.list({ ...query, ordering: 'name' }, options),
        isAdministrator ? udongo.agents.list({ ...query, ordering: 'agrovet_name' }, options) : undefined,
      ]);
      return {
        counties: counties.results.map(({ id, name }) => ({ value: String(id), label: name })),
        agents: (agents?.results ?? []).map(({ id, agrovet_name, full_name }) => ({
          value: String(id),
          label: agrovet_name || full_name,
        })),
      };
    },
    [udongo],
  );
  return useLoaded(ask, role === 'administrator').data ?? { counties: [], agents: [] };
}
