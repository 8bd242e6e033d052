import { createRecordFilterKind, type FilterKind, type RecordLookup } from '@udongo/ui';
import { none } from '../../lib/none.ts';

/**
 * A filter kind for one record that others may lack: the first choice, called `noneLabel`, finds those without. It is asked as
 * `has_{name}=false`.
 */
export function createOptionalFilterKind(
  { load, loadSelected }: RecordLookup,
  noneLabel: string,
): FilterKind {
  const without = { value: none, label: noneLabel };
  const kind = createRecordFilterKind<string>({
    load: async (search, options) => {
      const found = (await load(search, options)).map((option) => ({
        ...option,
        value: String(option.value),
      }));
      return search === '' ? [without, ...found] : found;
    },
    loadSelected: async ([id = none], options) => {
      if (id === none) return [without];
      const named = await loadSelected([Number(id)], options);
      return named.map((option) => ({ ...option, value: id }));
    },
    readId: (text) => (text === none || /^\d+$/.test(text) ? text : null),
  });
  return {
    ...kind,
    toQuery: (name, value) => (value === none ? { [`has_${name}`]: 'false' } : { [name]: value }),
    matches: (field, value) => String(field ?? none) === value,
  };
}
