import type { ComponentProps } from 'react';
import { createSlots, type SlotProps } from '../../lib/slots.ts';
import { useChosenBefore } from '../../lib/useChosenBefore.ts';
import { useFieldControl } from '../field/index.ts';

export interface ControlState {
  invalid: boolean;
  disabled: boolean;
}

export interface InputProps
  extends Omit<ComponentProps<'input'>, 'className'>,
    SlotProps<{ root: 'input' }, ControlState> {
  /** The initial text. Later changes are ignored; give `value` instead to control it. */
  defaultValue?: ComponentProps<'input'>['defaultValue'];
  /** Not editable, and left out of a form's data. Default: the field's. */
  disabled?: boolean;
}

/** A native input; spread `register(…)` of react-hook-form into it. Connects to the field around it. */
export function Input({ classNames, render, rootProps, ...props }: InputProps) {
  const control = useFieldControl(props);
  const state = { invalid: Boolean(control['aria-invalid']), disabled: Boolean(control.disabled) };
  const slot = createSlots<{ root: 'input' }, ControlState>('input', state, {
    classNames,
    render,
    rootProps,
  });
  const ref = useChosenBefore(props.ref, props.value ?? props.defaultValue);
  return slot('root', <input type="text" {...props} {...control} ref={ref} />);
}

export interface TextareaProps
  extends Omit<ComponentProps<'textarea'>, 'className'>,
    SlotProps<{ root: 'textarea' }, ControlState> {}

/** A native text area of three lines; it grows with its text if the browser supports that. */
export function Textarea({ classNames, render, rootProps, ...props }: TextareaProps) {
  const control = useFieldControl(props);
  const state = { invalid: Boolean(control['aria-invalid']), disabled: Boolean(control.disabled) };
  const slot = createSlots<{ root: 'textarea' }, ControlState>('textarea', state, {
    classNames,
    render,
    rootProps,
  });
  const ref = useChosenBefore(props.ref, props.value ?? props.defaultValue);
  return slot('root', <textarea rows={3} {...props} {...control} ref={ref} />);
}
