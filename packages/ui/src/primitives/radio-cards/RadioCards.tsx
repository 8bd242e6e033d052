import type { ComponentProps, ReactNode } from 'react';
import { createSlots, type SlotProps } from '../../lib/slots.ts';
import { useChosenBefore } from '../../lib/useChosenBefore.ts';
import { useUniqueId } from '../../lib/useUniqueId.ts';

export interface RadioCardOption {
  value: string;
  title: ReactNode;
  /** Text below the title: a price. */
  note?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsSlots {
  root: 'div';
  /** One choice; all of it can be pressed. */
  card: 'label';
  input: 'input';
  title: 'span';
  note: 'span';
}

export interface RadioCardsState {
  disabled: boolean;
}

export interface RadioCardsProps
  extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'defaultValue' | 'value' | 'id' | 'size'>,
    SlotProps<RadioCardsSlots, RadioCardsState> {
  /** Two to four choices. */
  options: readonly RadioCardOption[];
  /** The selected value. Leave it out for an uncontrolled component. */
  value?: string;
  /** The initial value. */
  defaultValue?: string;
  /** One name for all of its radios, without which they are not one choice. `register(…)` sets it. */
  name?: string;
  /** No option can be selected. Default false; an option has its own. */
  disabled?: boolean;
}

/**
 * A choice among a few, each a card with a name and a price; underneath are native radios, so the arrow keys
 * and `register(…)` work. Use it in a `Field` with `group`, which draws fieldset, legend and error.
 */
export function RadioCards({
  options,
  value,
  defaultValue,
  disabled = false,
  classNames,
  render,
  rootProps,
  ...props
}: RadioCardsProps) {
  const id = useUniqueId();
  const slot = createSlots<RadioCardsSlots, RadioCardsState>(
    'radio-cards',
    { disabled },
    { classNames, render, rootProps },
  );
  return slot(
    'root',
    <div>
      {options.map((option) =>
        slot(
          'card',
          <label key={option.value} htmlFor={`${id}-${option.value}`}>
            {slot(
              'input',
              <Radio
                type="radio"
                {...props}
                id={`${id}-${option.value}`}
                value={option.value}
                disabled={disabled || option.disabled}
                {...(value !== undefined && { checked: value === option.value })}
                {...(defaultValue !== undefined && { defaultChecked: defaultValue === option.value })}
              />,
            )}
            {slot('title', <span>{option.title}</span>)}
            {option.note !== undefined && slot('note', <span>{option.note}</span>)}
          </label>,
        ),
      )}
    </div>,
  );
}

function Radio(props: ComponentProps<'input'>) {
  const ref = useChosenBefore(props.ref, props.checked ?? props.defaultChecked);
  return <input {...props} ref={ref} />;
}
