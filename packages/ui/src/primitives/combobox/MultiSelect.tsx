import { type FocusEventHandler, type KeyboardEvent, type Ref, useRef, useState } from 'react';
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

export interface MultiSelectSlots {
  root: 'div';
  /** The box: chips and input. */
  control: 'div';
  /** Drawn while something is selected. */
  chips: 'ul';
  chip: 'li';
  chipRemove: 'button';
  input: 'input';
}

export interface MultiSelectState {
  open: boolean;
  invalid: boolean;
  disabled: boolean;
  full: boolean;
  status: 'idle' | 'pending' | 'success' | 'error';
}

export interface MultiSelectProps<Value extends OptionValue>
  extends SlotProps<MultiSelectSlots, MultiSelectState> {
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
  /** The selected values in the order of selection, each once. Leave it out for an uncontrolled component. */
  value?: readonly Value[];
  /** The initial values of an uncontrolled component. */
  defaultValue?: readonly Value[];
  /** Called with all selected values, in the order of selection. */
  onValueChange?: (value: readonly Value[]) => void;
  /** The most values that can be selected; the list gives the reason for more. Default: no limit. */
  limit?: number;
  /** The options of earlier values, if the host knows them. */
  selectedOptions?: readonly Option<Value>[];
  /** Fetches the options of earlier values, if the host doesn't know them. */
  loadSelected?: LoadSelected<Value>;
  /** The message when nothing matches: 'Crop not found'. */
  emptyMessage?: string;
  /** Shown while nothing is typed. */
  placeholder?: string;
  /** Default: the field's. */
  disabled?: boolean;
  /** Id of the input. Default: the field's. */
  id?: string;
  /** Also sends the values in a plain form, one entry each. */
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

const none: readonly never[] = [];

/**
 * Several choices out of a list that a port searches, each a chip. Backspace in the empty input removes the
 * last one.
 */
export function MultiSelect<Value extends OptionValue>({
  load,
  loadMore,
  keepTyped,
  filter,
  debounceMs,
  value: givenValue,
  defaultValue = none,
  onValueChange,
  limit = Number.POSITIVE_INFINITY,
  selectedOptions,
  loadSelected,
  emptyMessage,
  placeholder,
  name,
  onBlur,
  ref,
  classNames,
  render,
  rootProps,
  ...own
}: MultiSelectProps<Value>) {
  const t = useMessages(comboboxTexts);
  const input = useRef<HTMLInputElement>(null);
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null);
  const field = useFieldControl(own);
  const [value, setValue] = useControlled<readonly Value[]>(givenValue, defaultValue, onValueChange);
  const full = value.length >= limit;

  const remove = (gone: Value) => setValue(value.filter((one) => one !== gone));
  const toggle = (option: Option<Value>) => {
    if (value.includes(option.value)) return remove(option.value);
    if (full) return;
    known.remember(option);
    setValue([...value, option.value]);
  };
  const notice = full ? t('combobox.limit', { count: limit }) : '';
  const list = useOptionList<Option<Value>>({
    load,
    loadMore,
    emptyMessage,
    notice,
    stayOpen: true,
    onChoose: toggle,
    isChosen: (option) => value.includes(option.value),
    ...(filter && { filter }),
    ...(keepTyped !== undefined && { keepTyped }),
    ...(debounceMs !== undefined && { debounceMs }),
  });
  const known = useKnownOptions({ values: value, sources: [selectedOptions, list.items], loadSelected });

  const disabled = Boolean(field.disabled);
  const state = {
    open: list.open,
    invalid: Boolean(field['aria-invalid']),
    disabled,
    full,
    status: list.status,
  };
  const slot = createSlots<MultiSelectSlots, MultiSelectState>('multi-select', state, {
    classNames,
    render,
    rootProps,
  });
  const labelOf = (index: number) =>
    known.selected[index]?.label ?? (known.pending ? t('common.loading') : String(value[index]));

  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = value.at(-1);
    if (event.key === 'Backspace' && !list.search && last !== undefined) remove(last);
    else list.inputProps.onKeyDown(event);
  };

  return slot(
    'root',
    <div>
      {slot(
        'control',
        // biome-ignore lint/a11y/noStaticElementInteractions: a press between the chips is a press on the input
        <div
          ref={setAnchor}
          className="udongo-combobox__control"
          onMouseDown={(event) => pressControl(event, input, list)}
        >
          {value.length > 0 &&
            slot(
              'chips',
              <ul aria-label={t('combobox.chosen')}>
                {value.map((one, index) =>
                  slot(
                    'chip',
                    <li key={one}>
                      {labelOf(index)}
                      {!disabled &&
                        slot(
                          'chipRemove',
                          <button
                            type="button"
                            aria-label={t('combobox.removeChip', { label: labelOf(index) })}
                            onClick={() => {
                              remove(one);
                              input.current?.focus();
                            }}
                          >
                            <Icon name="close" width={14} height={14} />
                          </button>,
                        )}
                    </li>,
                  ),
                )}
              </ul>,
            )}
          {slot(
            'input',
            <input
              type="text"
              spellCheck={false}
              className="udongo-combobox__input"
              {...field}
              {...list.inputProps}
              ref={mergeRefs(input, ref)}
              aria-label={own['aria-label']}
              placeholder={full ? undefined : placeholder}
              value={list.search ?? ''}
              onKeyDown={pressKey}
              onBlur={(event) => {
                list.inputProps.onBlur();
                onBlur?.(event);
              }}
            />,
          )}
        </div>,
      )}
      {name !== undefined &&
        value.map((one) => <input key={one} type="hidden" name={name} value={one} disabled={disabled} />)}
      <OptionAnnouncer list={list} />
      {list.open && !disabled && (
        <OptionPopup
          list={list}
          anchor={anchor}
          label={own['aria-label']}
          labelledBy={`${field.id}-label`}
          notice={notice}
          multiple
          keyOf={(option) => option.value}
          isSelected={(option) => value.includes(option.value)}
          isDisabled={(option) => full && !value.includes(option.value)}
        >
          {(option, { selected }) => <OptionContent option={option} selected={selected} />}
        </OptionPopup>
      )}
    </div>,
  );
}
