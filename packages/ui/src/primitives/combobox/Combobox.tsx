import { type FocusEventHandler, type Ref, useRef, useState } from 'react';
import { mergeRefs } from '../../lib/mergeRefs.ts';
import { createSlots, type SlotProps } from '../../lib/slots.ts';
import { useControlled } from '../../lib/useControlled.ts';
import { useMessages } from '../../provider/index.ts';
import { useFieldControl } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { comboboxTexts } from './comboboxTexts.ts';
import type { LoadOptions, LoadSelected, Option, OptionValue } from './Option.ts';
import { OptionAnnouncer } from './OptionAnnouncer.tsx';
import { OptionContent } from './OptionContent.tsx';
import { OptionPopup } from './OptionPopup.tsx';
import { pressControl } from './pressControl.ts';
import { useKnownOptions } from './useKnownOptions.ts';
import { useOptionList } from './useOptionList.ts';

export interface ComboboxSlots {
  root: 'div';
  /** The box: input, clear button, arrow. */
  control: 'div';
  input: 'input';
  /** Clears the choice; drawn while something is selected. */
  clear: 'button';
  icon: 'span';
}

export interface ComboboxState {
  open: boolean;
  invalid: boolean;
  disabled: boolean;
  status: 'idle' | 'pending' | 'success' | 'error';
}

export interface ComboboxProps<Value extends OptionValue> extends SlotProps<ComboboxSlots, ComboboxState> {
  /** Called with '' on the first focus, at once, then with the typed text, after `debounceMs`. */
  load: LoadOptions<Value>;
  /** 'local': `load('')` is called once and its options are searched in the browser. Default 'remote'. */
  filter?: 'remote' | 'local';
  /** Also called with the typed text, for options to show after those of `load`. */
  loadMore?: LoadOptions<Value> | undefined;
  /** Typed text that selects nothing stays when the focus leaves the input. Default false. */
  keepTyped?: boolean;
  /** Milliseconds. Default 500. */
  debounceMs?: number;
  /** The selected value; null for none. Leave it out for an uncontrolled component. */
  value?: Value | null;
  /** The initial value of an uncontrolled component. */
  defaultValue?: Value | null;
  /** Called with the new value and its option; null when it was cleared. */
  onValueChange?: (value: Value | null, option: Option<Value> | null) => void;
  /** The option of an earlier value, if the host knows it. */
  selectedOption?: Option<Value> | null;
  /** Fetches the option of an earlier value, if the host doesn't know it. */
  loadSelected?: LoadSelected<Value>;
  /** The message when nothing matches: 'County not found'. */
  emptyMessage?: string;
  /** Shown while nothing is typed or selected. */
  placeholder?: string;
  /** Whether the choice can be cleared. Default true. */
  clearable?: boolean;
  /** Default: the field's. */
  disabled?: boolean;
  /** Id of the input. Default: the field's. */
  id?: string;
  /** Also sends the value in a plain form. */
  name?: string;
  /** Called when the focus leaves the input. */
  onBlur?: FocusEventHandler<HTMLInputElement> | (() => void);
  /** The text input. */
  ref?: Ref<HTMLInputElement>;
  /** The input's name, if it is not in a `Field`. */
  'aria-label'?: string;
  /** Added to the field's hint and error. */
  'aria-describedby'?: string;
}

/**
 * One choice out of a list that a port searches. Connects to the field around it; with react-hook-form, use a
 * `Controller` (`value`, `onValueChange`, `onBlur`, `ref`, `name`).
 */
export function Combobox<Value extends OptionValue>({
  load,
  loadMore,
  keepTyped,
  filter,
  debounceMs,
  value: givenValue,
  defaultValue = null,
  onValueChange,
  selectedOption,
  loadSelected,
  emptyMessage,
  placeholder,
  clearable = true,
  name,
  onBlur,
  ref,
  classNames,
  render,
  rootProps,
  ...own
}: ComboboxProps<Value>) {
  const t = useMessages(comboboxTexts);
  const input = useRef<HTMLInputElement>(null);
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null);
  const field = useFieldControl(own);
  const chosen = useRef<Option<Value> | null>(null);
  const [value, setValue] = useControlled(givenValue, defaultValue, (next) =>
    onValueChange?.(next, chosen.current),
  );

  const change = (option: Option<Value> | null) => {
    chosen.current = option;
    if (option) known.remember(option);
    if ((option?.value ?? null) !== value) setValue(option?.value ?? null);
  };
  const list = useOptionList<Option<Value>>({
    load,
    loadMore,
    emptyMessage,
    onChoose: change,
    onEmptied: () => clearable && change(null),
    ...(filter && { filter }),
    // Beside a selected value, typed text would look selected.
    keepTyped: keepTyped && value === null,
    ...(debounceMs !== undefined && { debounceMs }),
  });
  const known = useKnownOptions({
    values: value === null ? [] : [value],
    sources: [selectedOption ? [selectedOption] : [], list.items],
    loadSelected,
  });

  const disabled = Boolean(field.disabled);
  const state = { open: list.open, invalid: Boolean(field['aria-invalid']), disabled, status: list.status };
  const slot = createSlots<ComboboxSlots, ComboboxState>('combobox', state, {
    classNames,
    render,
    rootProps,
  });
  const fallbackLabel = value === null || known.pending ? '' : String(value);
  const text = list.search ?? known.selected[0]?.label ?? fallbackLabel;

  const clear = () => {
    change(null);
    list.close();
    input.current?.focus();
  };

  return slot(
    'root',
    <div>
      {slot(
        'control',
        // biome-ignore lint/a11y/noStaticElementInteractions: a press on the arrow is a press on the input
        <div ref={setAnchor} onMouseDown={(event) => pressControl(event, input, list)}>
          {slot(
            'input',
            <input
              type="text"
              spellCheck={false}
              {...field}
              {...list.inputProps}
              ref={mergeRefs(input, ref)}
              aria-label={own['aria-label']}
              placeholder={known.pending ? t('common.loading') : placeholder}
              value={text}
              onBlur={(event) => {
                list.inputProps.onBlur();
                onBlur?.(event);
              }}
            />,
          )}
          {clearable && value !== null && !disabled
            ? slot(
                'clear',
                <button type="button" aria-label={t('combobox.clear')} onClick={clear}>
                  <Icon name="close" width={16} height={16} />
                </button>,
              )
            : slot(
                'icon',
                <span aria-hidden="true">
                  <Icon name="chevronDown" />
                </span>,
              )}
        </div>,
      )}
      {name !== undefined && <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />}
      <OptionAnnouncer list={list} />
      {list.open && !disabled && (
        <OptionPopup
          list={list}
          anchor={anchor}
          label={own['aria-label']}
          labelledBy={`${field.id}-label`}
          keyOf={(option) => option.value}
          isSelected={(option) => option.value === value}
        >
          {(option, { selected }) => <OptionContent option={option} selected={selected} />}
        </OptionPopup>
      )}
    </div>,
  );
}
