export { Combobox, type ComboboxProps, type ComboboxSlots, type ComboboxState } from './Combobox.tsx';
export {
  MultiSelect,
  type MultiSelectProps,
  type MultiSelectSlots,
  type MultiSelectState,
} from './MultiSelect.tsx';
export type { LoadOptions, LoadSelected, Option, OptionValue } from './Option.ts';
export { OptionRows, type OptionRowsProps } from './OptionRows.tsx';
export { type OptionList, type OptionListParams, useOptionList } from './useOptionList.ts';
