import type { Role } from '@udongo/sdk';
import { bookingStatuses, testTypes } from '@udongo/sdk/values';
import {
  Card,
  Combobox,
  createAgrovetLookup,
  createCountyLookup,
  Field,
  Input,
  type RecordLookup,
  Select,
} from '@udongo/ui';
import { useMemo } from 'react';
import { useNumbersText } from '../../components/numbers/numbersTexts.ts';
import { intervals } from '../../components/numbers/periods.ts';
import { topicsOf } from '../../components/numbers/topics.ts';
import { type Choice, choicesOf, type NumbersFilters } from '../../components/numbers/useNumbersFilters.ts';
import { useWords } from '../../lib/useWords.ts';
import { useText } from '../../messages/translator.ts';
import { useServices } from '../../services/ServicesContext.ts';

interface NumbersFilterFieldsProps {
  role: Role;
  filters: NumbersFilters;
  choose: (changes: Readonly<Record<string, string>>) => void;
}

/** The filters of the numbers. Each choice is applied at once and stays in the address. */
export function NumbersFilterFields({ role, filters, choose }: NumbersFilterFieldsProps) {
  const t = useNumbersText();
  const app = useText();
  const words = useWords();
  const { udongo } = useServices();
  const lookups = useMemo(
    () => ({ county: createCountyLookup(udongo.counties), agent: createAgrovetLookup(udongo.agents) }),
    [udongo],
  );
  const { from, to, interval, topic } = filters;
  const can = (name: Choice) => choicesOf(role).includes(name);
  const field = (
    name: string,
    label: string,
    options: { value: string; label: string }[],
    value?: string,
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
            options={topicsOf(role).map((value) => ({ value, label: t(`numbers.${value}`) }))}
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
        {can('county') && (
          <LookupField
            label={t('numbers.county')}
            lookup={lookups.county}
            value={filters.county}
            onChoose={(county) => choose({ county })}
            emptyMessage={app('admin.noCounty')}
          />
        )}
        {can('agent') && topic !== 'agents' && (
          <LookupField
            label={t('numbers.agent')}
            lookup={lookups.agent}
            value={filters.agent}
            onChoose={(agent) => choose({ agent })}
            emptyMessage={app('admin.noAgrovet')}
            debounceMs={1000}
          />
        )}
        {can('test_type') &&
          topic !== 'farmers' &&
          topic !== 'agents' &&
          field(
            'test_type',
            t('numbers.test'),
            testTypes.map(({ value }) => ({ value, label: words.testType(value) })),
            filters.test_type,
          )}
        {can('status') &&
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

interface LookupFieldProps {
  label: string;
  lookup: RecordLookup;
  value: number | undefined;
  onChoose: (value: string) => void;
  emptyMessage: string;
  debounceMs?: number;
}

/** A record that is found by its name. */
function LookupField({ label, lookup, value, onChoose, ...combobox }: LookupFieldProps) {
  const t = useNumbersText();
  return (
    <Field label={label}>
      <Combobox
        {...lookup}
        {...combobox}
        placeholder={t('numbers.all')}
        value={value ?? null}
        onValueChange={(next) => onChoose(next === null ? '' : String(next))}
      />
    </Field>
  );
}
