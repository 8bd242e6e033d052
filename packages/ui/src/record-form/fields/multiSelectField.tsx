import { MultiSelect } from '../../primitives/combobox/MultiSelect.tsx';
import type { LoadOptions, LoadSelected, Option, OptionValue } from '../../primitives/combobox/Option.ts';
import type { CustomControlProps, CustomRecordField, FieldSettings } from '../RecordField.ts';
import { checkCount } from './checkCount.ts';

interface ChoiceSettings extends FieldSettings {
  /** The most choices. Default: no limit. */
  limit?: number;
  /** The message when nothing matches: 'Crop not found'. */
  emptyMessage?: string;
  placeholder?: string;
  /** Milliseconds. Default 500. */
  debounceMs?: number;
}

export interface FixedChoicesSettings<Value extends OptionValue> extends ChoiceSettings {
  /** Fixed choices, searched in the browser. */
  options: readonly Option<Value>[];
}

export interface LoadedChoicesSettings<Value extends OptionValue> extends ChoiceSettings {
  /** Searches the choices, as `load` of `MultiSelect`. */
  load: LoadOptions<Value>;
  /** Names earlier choices. */
  loadSelected: LoadSelected<Value>;
}

export type MultiSelectFieldSettings<Value extends OptionValue> =
  | FixedChoicesSettings<Value>
  | LoadedChoicesSettings<Value>;

/**
 * Several choices, each a chip, out of fixed ones or of a list that a port searches. They are saved as a list of
 * their values, in the order of selection; empty without any.
 */
export function multiSelectField<
  const Value extends OptionValue,
  const Settings extends MultiSelectFieldSettings<Value>,
>(settings: Settings & MultiSelectFieldSettings<Value>): Settings & CustomRecordField<Value[]> {
  return {
    ...settings,
    kind: 'custom',
    Control: Choices,
    toTyped: toList,
    toSaved: toList<Value>,
    check: (typed, translator) => checkCount(settings, toList(typed), translator),
  };
}

function Choices({
  field,
  value,
  onValueChange,
  onBlur,
}: CustomControlProps<MultiSelectFieldSettings<OptionValue>>) {
  const { limit, emptyMessage, placeholder, debounceMs } = field;
  const source =
    'load' in field
      ? { load: field.load, loadSelected: field.loadSelected }
      : { load: async () => field.options, filter: 'local' as const, selectedOptions: field.options };
  return (
    <MultiSelect<OptionValue>
      {...source}
      value={toList(value)}
      onValueChange={onValueChange}
      onBlur={onBlur}
      {...(limit !== undefined && { limit })}
      {...(emptyMessage !== undefined && { emptyMessage })}
      {...(placeholder !== undefined && { placeholder })}
      {...(debounceMs !== undefined && { debounceMs })}
    />
  );
}

/** The values of a list; a control of this kind puts only its own into it. */
function toList<Value>(value: unknown): Value[] {
  return Array.isArray(value) ? value : [];
}
