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
  /** Takes the choice back; drawn where something is chosen. */
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
  /** Asked with '' on first focus, at once, then with what is typed, after `debounceMs`. */
  load: LoadOptions<Value>;
  /** 'local': `load('')` is asked once and its lines are searched in the browser. Default 'remote'. */
  filter?: 'remote' | 'local';
  /** Asked, too, with what is typed, for lines to show after those that `load` gives. */
  loadMore?: LoadOptions<Value> | undefined;
  /** What is typed and not chosen stays when the focus leaves the input. Default false. */
  keepTyped?: boolean;
  /** Milliseconds. Default 500. */
  debounceMs?: number;
  /** The chosen value; null when nothing is. Leave out to let the component keep it. */
  value?: Value | null;
  /** What is chosen at first, where the component keeps it. */
  defaultValue?: Value | null;
  /** Called with the choice and its line; null when it was taken back. */
  onValueChange?: (value: Value | null, option: Option<Value> | null) => void;
  /** The line of a value chosen earlier, where the host knows it. */
  selectedOption?: Option<Value> | null;
  /** Asked for the line of a value chosen earlier, where the host doesn't know it. */
  loadSelected?: LoadSelected<Value>;
  /** Said when nothing fits: 'County not found'. */
  emptyMessage?: string;
  /** Shown while nothing is typed or chosen. */
  placeholder?: string;
  /** Whether the choice can be taken back. Default true. */
  clearable?: boolean;
  /** Default: the field's. */
  disabled?: boolean;
  /** Id of the input. Default: the field's. */
  id?: string;
  /** Sends the value along in a plain form, too. */
  name?: string;
  /** Called when the focus leaves the input. */
  onBlur?: FocusEventHandler<HTMLInputElement> | (() => void);
  /** The text input. */
  ref?: Ref<HTMLInputElement>;
  /** Its name where no `Field` stands around it. */
  'aria-label'?: string;
  /** Added to the field's hint and error. */
  'aria-describedby'?: string;
}

/**
 * One choice out of a list that a port searches. Joins the field around it; with react-hook-form, through a
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
    onChoose: change,
    onEmptied: () => clearable && change(null),
    ...(filter && { filter }),
    // Beside a choice, what is typed would read as what is chosen.
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
  const empty = emptyMessage ?? t('combobox.empty');
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
      <OptionAnnouncer list={list} emptyMessage={empty} />
      {list.open && !disabled && (
        <OptionPopup
          list={list}
          anchor={anchor}
          label={own['aria-label']}
          labelledBy={`${field.id}-label`}
          emptyMessage={empty}
          keyOf={(option) => option.value}
          isSelected={(option) => option.value === value}
        >
          {(option, { selected }) => <OptionContent option={option} selected={selected} />}
        </OptionPopup>
      )}
    </div>,
  );
}
