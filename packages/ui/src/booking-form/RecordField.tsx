import { Combobox, MultiSelect } from '../primitives/combobox/index.ts';
import { useBookingFields } from './BookingFieldsContext.ts';
import { BoundField, type BoundFieldProps } from './BoundField.tsx';
import { useFieldValue } from './formValues.ts';

interface RecordFieldProps extends Omit<BoundFieldProps, 'children' | 'path'> {
  path: 'county' | 'agent' | `samples.${number}.main_crop`;
  placeholder: string;
  emptyMessage: string;
}

/** The agrovets' search is the slower one. Source: specification section 9. */
const agentDebounceMs = 1000;

/** One record out of a list: a county, an agrovet, a crop. */
export function RecordField({ path, placeholder, emptyMessage, ...field }: RecordFieldProps) {
  const { form, lists, cropFilter, setChoice } = useBookingFields();
  const value = useFieldValue(form, path);
  const isCrop = path !== 'county' && path !== 'agent';
  const source = lists.sources[isCrop ? 'crop' : path];
  return (
    <BoundField path={path} {...field}>
      <Combobox
        load={source.load}
        loadSelected={source.loadSelected}
        filter={isCrop ? cropFilter : 'remote'}
        {...(path === 'agent' && { debounceMs: agentDebounceMs })}
        value={value}
        onValueChange={(next) => setChoice(path, next)}
        placeholder={placeholder}
        emptyMessage={emptyMessage}
      />
    </BoundField>
  );
}

interface CropsFieldProps extends Omit<BoundFieldProps, 'children' | 'path'> {
  path: 'crops' | `samples.${number}.other_crops`;
  limit: number;
  placeholder: string;
  emptyMessage: string;
}

/** Several crops, up to a limit. */
export function CropsField({ path, limit, placeholder, emptyMessage, ...field }: CropsFieldProps) {
  const { form, lists, cropFilter, setChoice } = useBookingFields();
  const value = useFieldValue(form, path);
  return (
    <BoundField path={path} {...field}>
      <MultiSelect
        load={lists.sources.crop.load}
        loadSelected={lists.sources.crop.loadSelected}
        filter={cropFilter}
        value={value}
        onValueChange={(next) => setChoice(path, next)}
        limit={limit}
        placeholder={placeholder}
        emptyMessage={emptyMessage}
      />
    </BoundField>
  );
}
