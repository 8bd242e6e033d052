import { bookingLimits } from '@udongo/sdk/values';
import { Combobox, type LoadOptions, MultiSelect } from '../../primitives/combobox/index.ts';
import { useLanguageTag, useMessages } from '../../provider/index.ts';
import { useBookingFields } from './BookingFieldsContext.ts';
import { BoundField, type FieldOptions } from './BoundField.tsx';
import { readField } from './bookingFields.ts';
import { bookingTexts } from './bookingTexts.ts';
import { useFieldValue } from './formValues.ts';

/** The path of a field for one record. */
export type RecordPath = 'county' | 'agent' | `samples.${number}.main_crop`;

/** The path of a field for several crops. */
export type CropsPath = 'crops' | `samples.${number}.other_crops`;

interface RecordFieldProps extends FieldOptions {
  path: RecordPath;
}

/** The pause before a search for agrovets, longer than for others. Source: specification section 9. */
const agentDebounceMs = 1000;

const emptyMessages = { county: 'lookup.countyEmpty', agent: 'lookup.agrovetEmpty' } as const;

/** A combobox for one record of a list: a county, an agrovet, a crop. */
export function RecordField({ path, ...field }: RecordFieldProps) {
  const { form, lists, setChoice } = useBookingFields();
  const t = useMessages(bookingTexts);
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
        placeholder={readField(path, t).placeholder}
        emptyMessage={t(isCrop ? 'lookup.cropEmpty' : emptyMessages[path])}
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

interface CropsFieldProps extends FieldOptions {
  path: CropsPath;
}

/** A field for several crops, up to a limit. */
export function CropsField({ path, ...field }: CropsFieldProps) {
  const { form, lists, setChoice } = useBookingFields();
  const t = useMessages(bookingTexts);
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
        limit={path === 'crops' ? bookingLimits.crops : bookingLimits.otherCropsPerSample}
        placeholder={readField(path, t).placeholder}
        emptyMessage={t('lookup.cropEmpty')}
      />
    </BoundField>
  );
}
