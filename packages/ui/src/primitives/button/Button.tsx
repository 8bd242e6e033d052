import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { createSlots, type SlotProps } from '../../lib/slots.ts';
import { Icon, type IconName } from '../icon/index.ts';

export interface ButtonState {
  variant: 'primary' | 'secondary' | 'quiet' | 'danger';
  size: 'medium' | 'small';
  pending: boolean;
  disabled: boolean;
}

export interface ButtonSlots {
  root: 'button';
  /** The icon, or the spinner while `pending`. */
  icon: 'span';
  /** The children. */
  label: 'span';
}

export interface ButtonProps
  extends Omit<ComponentProps<'button'>, 'className'>,
    SlotProps<ButtonSlots, ButtonState> {
  /** Default 'secondary'. One 'primary' per view. */
  variant?: ButtonState['variant'];
  /** 'small' has the same 44 px touch target and looks smaller. Default 'medium'. */
  size?: ButtonState['size'];
  /** A requested action is running: the button keeps its focus and place, and presses do nothing. */
  pending?: boolean;
  /** The button can be neither pressed nor focused. Default false. */
  disabled?: boolean;
  /** Before the label. Default: none. */
  icon?: IconName;
  /**
   * The label, which names the button. Leave it out for a button with only an `icon`, and give `aria-label`.
   */
  children?: ReactNode;
}

/** A native button for an action of the page. Its `type` is 'button' by default. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  pending = false,
  disabled = false,
  icon,
  onClick,
  children,
  classNames,
  render,
  rootProps,
  ...props
}: ButtonProps) {
  const slot = createSlots<ButtonSlots, ButtonState>(
    'button',
    { variant, size, pending, disabled },
    { classNames, render, rootProps },
  );
  // A pending submit button would still submit: cancel the press itself.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return slot(
    'root',
    <button
      type="button"
      {...props}
      disabled={disabled}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={press}
    >
      {pending && <span className="udongo-button__spinner" aria-hidden="true" />}
      {icon &&
        !pending &&
        slot(
          'icon',
          <span>
            <Icon name={icon} />
          </span>,
        )}
      {children !== undefined && slot('label', <span>{children}</span>)}
    </button>,
  );
}
