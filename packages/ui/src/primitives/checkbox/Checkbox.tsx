import type { ComponentProps, ReactNode } from 'react';
import { createSlots, type SlotProps } from '../../lib/slots.ts';
import { useChosenBefore } from '../../lib/useChosenBefore.ts';
import { useFieldControl } from '../field/index.ts';
import type { ControlState } from '../input/index.ts';

export interface CheckboxSlots {
  /** Box and label; all of it can be pressed. */
  root: 'label';
  input: 'input';
  label: 'span';
}

export interface CheckboxProps
  extends Omit<ComponentProps<'input'>, 'className' | 'type'>,
    SlotProps<CheckboxSlots, ControlState> {
  /** The label beside the box, which is its name. */
  label: ReactNode;
  /** Whether it is ticked at first. Later changes are ignored; give `checked` instead to control it. */
  defaultChecked?: boolean;
  /** Not editable, and left out of a form's data. Default: the field's. */
  disabled?: boolean;
}

/** A native checkbox with its label beside it; spread `register(…)` into it. */
export function Checkbox(props: CheckboxProps) {
  return <Tick component="checkbox" {...props} />;
}

/** A checkbox drawn as a switch, for a setting that applies at once: on or off. */
export function Switch(props: CheckboxProps) {
  return <Tick component="switch" role="switch" {...props} />;
}

function Tick({
  component,
  label,
  classNames,
  render,
  rootProps,
  ...props
}: CheckboxProps & { component: string }) {
  const control = useFieldControl(props);
  const state = { invalid: Boolean(control['aria-invalid']), disabled: Boolean(control.disabled) };
  const slot = createSlots<CheckboxSlots, ControlState>(component, state, { classNames, render, rootProps });
  const ref = useChosenBefore(props.ref, props.checked ?? props.defaultChecked);
  return slot(
    'root',
    <label htmlFor={control.id}>
      {slot('input', <input type="checkbox" {...props} {...control} ref={ref} />)}
      {slot('label', <span>{label}</span>)}
    </label>,
  );
}
