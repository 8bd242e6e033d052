import type { CallOptions, UdongoApi } from '@udongo/sdk';
import { Combobox, Field } from '@udongo/ui';
import { useCallback } from 'react';
import { useServices } from '../../services/ServicesContext.ts';
import { useCollectionText } from './collectionTexts.ts';

interface CollectorFieldProps {
  /** A user's id; null for nobody. */
  value: number | null;
  /** Name of the person of `value`. */
  name: string;
  onChange: (value: number | null, name: string) => void;
}

/** Chooses the person who collects soil. */
export function CollectorField({ value, name, onChange }: CollectorFieldProps) {
  const t = useCollectionText();
  const { records } = useServices();
  const load = useCallback(
    (search: string, options: CallOptions) => findCollectors(records.profiles, search, options),
    [records],
  );
  return (
    <Field label={t('collection.person')}>
      <Combobox
        load={load}
        value={value}
        selectedOption={value === null ? null : { value, label: name }}
        onValueChange={(chosen, option) => onChange(chosen, option?.label ?? '')}
        emptyMessage={t('collection.personEmpty')}
      />
    </Field>
  );
}

const collecting = ['agent', 'technician', 'administrator'] as const;

async function findCollectors(profiles: UdongoApi['profiles'], search: string, options: CallOptions) {
  const pages = await Promise.all(
    collecting.map((role) =>
      profiles.list({ role, is_active: true, search, limit: 20, ordering: 'full_name' }, options),
    ),
  );
  return pages.flatMap(({ results }) =>
    results.map(({ user, full_name }) => ({ value: user, label: full_name })),
  );
}
