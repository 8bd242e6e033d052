import { Combobox, type LoadOptions, MultiSelect } from '../../primitives/combobox/index.ts';
import { useLanguageTag } from '../../provider/index.ts';
import { useBookingFields } from './BookingFieldsContext.ts';
import { BoundField, type BoundFieldProps } from './BoundField.tsx';
import { useFieldValue } from './formValues.ts';

interface RecordFieldProps extends Omit<BoundFieldProps, 'children' | 'path'> {
  path: 'county' | 'agent' | `samples.${number}.main_crop`;
  placeholder: string;
  emptyMessage: string;
}

/** The pause before a search for agrovets, longer than for others. Source: specification section 9. */
const agentDebounceMs = 1000;

/** A combobox for one record of a list: a county, an agrovet, a crop. */
export function RecordField({ path, placeholder, emptyMessage, ...field }: RecordFieldProps) {
  const { form, lists, setChoice } = useBookingFields();
  const key = useFieldKey();
  const cropSearch = useCropSearch();
  const value = useFieldValue(form, path);
  const isCrop = path !== 'county' && path !== 'agent';
  const source = lists.sources[isCrop ? 'crop' : path];
  return (
    <BoundField path={path} {...field}>
      <Combobox
        key={key}
        load={source.load}
        loadSelected={source.loadSelected}
        {...(isCrop ? cropSearch : undefined)}
        {...(path === 'agent' && { debounceMs: agentDebounceMs })}
        value={value}
        onValueChange={(next) => setChoice(path, next)}
        placeholder={placeholder}
        emptyMessage={emptyMessage}
      />
    </BoundField>
  );
}

/** Gives a key that makes a new field for another language or booking, so that old options and search words go. */
function useFieldKey() {
  return useLanguageTag() + useBookingFields().fills;
}

/** Gives the search for crops: by their names, then by other names, those of the chosen county first. */
function useCropSearch() {
  const { form, lists, cropFilter } = useBookingFields();
  const findByWord: LoadOptions<number> = (search, options) =>
    lists.findByWord(search, form.getValues('county'), options);
  return { loadMore: findByWord, filter: cropFilter, keepTyped: true };
}

interface CropsFieldProps extends Omit<BoundFieldProps, 'children' | 'path'> {
  path: 'crops' | `samples.${number}.other_crops`;
  limit: number;
  placeholder: string;
  emptyMessage: string;
}

/** A field for several crops, up to a limit. */
export function CropsField({ path, limit, placeholder, emptyMessage, ...field }: CropsFieldProps) {
  const { form, lists, setChoice } = useBookingFields();
  const value = useFieldValue(form, path);
  return (
    <BoundField path={path} {...field}>
      <MultiSelect
        key={useFieldKey()}
        load={lists.sources.crop.load}
        loadSelected={lists.sources.crop.loadSelected}
        {...useCropSearch()}
        value={value}
        onValueChange={(next) => setChoice(path, next)}
        limit={limit}
        placeholder={placeholder}
        emptyMessage={emptyMessage}
      />
    </BoundField>
  );
}
