import type { ComponentProps } from 'react';
import { createSlots, type SlotProps } from '../../lib/slots.ts';
import { useChosenBefore } from '../../lib/useChosenBefore.ts';
import { useFieldControl } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import type { ControlState } from '../input/index.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectSlots {
  /** Select and arrow. */
  frame: 'span';
  root: 'select';
  icon: 'span';
}

export interface SelectProps
  extends Omit<ComponentProps<'select'>, 'className' | 'children' | 'multiple'>,
    SlotProps<SelectSlots, ControlState> {
  /** The options, in this order. */
  options: readonly SelectOption[];
  /** First option with the empty value: "Choose". Leave it out if a value is always selected. */
  placeholder?: string;
  /** The initial value. Later changes are ignored; give `value` instead to control it. */
  defaultValue?: ComponentProps<'select'>['defaultValue'];
  /** Not editable, and left out of a form's data. Default: the field's. */
  disabled?: boolean;
}

/** A native select; spread `register(…)` into it. Connects to the field around it. */
export function Select({ options, placeholder, classNames, render, rootProps, ...props }: SelectProps) {
  const control = useFieldControl(props);
  const state = { invalid: Boolean(control['aria-invalid']), disabled: Boolean(control.disabled) };
  const slot = createSlots<SelectSlots, ControlState>('select', state, { classNames, render, rootProps });
  const ref = useChosenBefore(props.ref, props.value ?? props.defaultValue);
  return slot(
    'frame',
    <span>
      {slot(
        'root',
        <select {...props} {...control} ref={ref}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          ))}
        </select>,
      )}
      {slot(
        'icon',
        <span aria-hidden="true">
          <Icon name="chevronDown" />
        </span>,
      )}
    </span>,
  );
}
