import { formatDate } from '../../lib/formatDate.ts';
import { fitsSearch } from '../../lib/searchKey.ts';
import { Field, Input, Select } from '../../primitives/index.ts';
import {
  type FilterControlProps,
  type FilterKind,
  type FilterValueProps,
  useLanguageTag,
  useMessages,
} from '../../provider/index.ts';
import { dateRangeKind } from './dateRangeKind.tsx';
import { filterTexts } from './filterTexts.ts';
import { sliderKind } from './sliderKind.tsx';

/** The built-in kinds of filters. */
export const builtInKinds = {
  text: {
    Control: TextControl,
    matches: (field, value) => typeof field !== 'string' || fitsSearch(field, value),
  },
  number: { Control: NumberControl, matches: (field, value) => Number(field) === Number(value) },
  slider: sliderKind,
  select: { Control: SelectControl, Value: SelectValue, matches: hasValue },
  date: {
    Control: DateControl,
    Value: DateValue,
    matches: (field, value) => String(field).startsWith(value),
  },
  dateRange: dateRangeKind,
} as const satisfies Record<string, FilterKind>;

/** A field with several values matches by one of them. */
function hasValue(field: unknown, value: string): boolean {
  return [field].flat().some((one) => String(one) === value);
}

function TextControl({ name, label, value, onValueChange, placeholder }: FilterControlProps) {
  return (
    <Field label={label}>
      <Input
        name={name}
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onValueChange(event.target.value)}
      />
    </Field>
  );
}

function NumberControl({
  name,
  label,
  value,
  onValueChange,
  placeholder,
  min,
  max,
  step,
}: FilterControlProps) {
  return (
    <Field label={label}>
      <Input
        type="number"
        inputMode="decimal"
        name={name}
        value={value}
        placeholder={placeholder}
        min={min}
        max={max}
        step={step ?? 'any'}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </Field>
  );
}

function SelectControl({ name, label, value, onValueChange, placeholder, options = [] }: FilterControlProps) {
  const t = useMessages(filterTexts);
  return (
    <Field label={label}>
      <Select
        name={name}
        value={value}
        placeholder={placeholder ?? t('adminList.any')}
        options={options}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </Field>
  );
}

function SelectValue({ value, options = [] }: FilterValueProps) {
  return options.find((option) => option.value === value)?.label ?? value;
}

function DateControl({ name, label, value, onValueChange, min, max }: FilterControlProps) {
  return (
    <Field label={label}>
      <Input
        type="date"
        name={name}
        value={value}
        min={min}
        max={max}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </Field>
  );
}

function DateValue({ value }: FilterValueProps) {
  return formatDate(useLanguageTag(), value) || value;
}
