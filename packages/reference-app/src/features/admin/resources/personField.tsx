import type { CallOptions, UdongoApi } from '@udongo/sdk';
import { formatPhone } from '@udongo/sdk/values';
import { Combobox, type CustomControlProps, type CustomRecordField, codeOf, type Option } from '@udongo/ui';
import { contactOf } from '../../../lib/contactOf.ts';

type Search = (search: string, options: CallOptions) => Promise<readonly Option<number>[]>;

interface PersonField extends CustomRecordField<number | null> {
  search: Search;
  placeholder: string;
  emptyMessage: string;
}

/** A record that names a person, found by its code, name or phone. The line below says who was chosen. */
export function personField<const Settings extends Omit<PersonField, keyof typeof kept>>(
  settings: Settings,
): Settings & CustomRecordField<number | null> {
  return { ...settings, ...kept };
}

const kept = {
  kind: 'custom',
  Control: PersonSearch,
  toTyped: () => null,
  toSaved: (typed: unknown) => toOption(typed)?.value ?? null,
  describe: (typed: unknown) => {
    const option = toOption(typed);
    return option && [option.label, option.note].filter(Boolean).join(' · ');
  },
} as const;

function PersonSearch({ field, value, onValueChange, onBlur }: CustomControlProps<PersonField>) {
  const option = toOption(value);
  return (
    <Combobox
      load={field.search}
      placeholder={field.placeholder}
      emptyMessage={field.emptyMessage}
      value={option?.value ?? null}
      selectedOption={option}
      onValueChange={(_, chosen) => onValueChange(chosen)}
      onBlur={onBlur}
    />
  );
}

/** The choice of the control, which puts nothing else into its value. */
function toOption(typed: unknown) {
  return typed as Option<number> | null;
}

export function searchFarmers(farmers: UdongoApi['farmers']): Search {
  return async (search, options) => {
    const { results } = await farmers.list({ search, limit: 50, fields: 'id,user,profile' }, options);
    return results.map((farmer) => ({
      value: farmer.id,
      label: farmer.user.full_name,
      note: formatPhone(contactOf(farmer).phone_number),
    }));
  };
}

export function searchBookings(bookings: UdongoApi['bookings']): Search {
  return async (search, options) => {
    const query = { search, limit: 50, fields: 'id,code,name,phone_no', ordering: '-id' } as const;
    const { results } = await bookings.list(query, options);
    return results.map((booking) => ({
      value: booking.id,
      label: codeOf(booking),
      note: [booking.name, formatPhone(booking.phone_no)].filter(Boolean).join(' · '),
    }));
  };
}
