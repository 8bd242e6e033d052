import type { CallOptions, UdongoApi } from '@udongo/sdk';
import { formatPhone } from '@udongo/sdk/values';
import { Combobox, Field } from '@udongo/ui';
import { useCallback, useState } from 'react';
import { unlessNotTheirs } from '../../lib/isNotOffered.ts';
import { useText } from '../../messages/translator.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useCollectionText } from './collectionTexts.ts';

interface CollectorFieldProps {
  /** A user's id; null for nobody. */
  value: number | null;
  /** Name of the person of `value`. */
  name: string;
  onChange: (value: number | null, name: string) => void;
}

/** Chooses the person who collects soil. Role, shop and phone tell people of one name apart. */
export function CollectorField({ value, name, onChange }: CollectorFieldProps) {
  const t = useCollectionText();
  const app = useText();
  const { records } = useServices();
  const [note, setNote] = useState<string>();
  const load = useCallback(
    async (search: string, options: CallOptions) => {
      const found = await findCollectors(records, search, options);
      return found.map(({ id, name, role, shop, phone }) => ({
        value: id,
        label: name,
        note: [app(`role.${role}`), shop, formatPhone(phone)].filter(Boolean).join(', '),
      }));
    },
    [records, app],
  );
  return (
    <Field label={t('collection.person')} hint={note}>
      <Combobox
        load={load}
        value={value}
        selectedOption={value === null ? null : { value, label: name }}
        onValueChange={(chosen, option) => {
          setNote(option?.note);
          onChange(chosen, option?.label ?? '');
        }}
        emptyMessage={t('collection.personEmpty')}
      />
    </Field>
  );
}

const collecting = ['agent', 'technician', 'administrator'] as const;

async function findCollectors(
  { agents, profiles }: Pick<UdongoApi, 'agents' | 'profiles'>,
  search: string,
  options: CallOptions,
) {
  const [shops, ...people] = await Promise.all([
    unlessNotTheirs(agents.list({ search, limit: 100 }, options)),
    ...collecting.map(async (role) => {
      const question = { role, is_active: true, search, limit: 20, ordering: 'full_name' } as const;
      const { results } = await profiles.list(question, options);
      return results.map((profile) => ({ ...profile, role }));
    }),
  ]);
  const shopOf = new Map(shops?.results.map(({ user, agrovet_name }) => [user, agrovet_name]));
  return people.flat().map(({ user, full_name, phone_number, role }) => ({
    id: user,
    name: full_name,
    role,
    shop: shopOf.get(user),
    phone: phone_number,
  }));
}
