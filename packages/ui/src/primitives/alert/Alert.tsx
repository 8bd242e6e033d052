import type { ReactNode, Ref } from 'react';
import { createSlots, type SlotProps } from '../../lib/slots.ts';
import { useUniqueId } from '../../lib/useUniqueId.ts';
import { Icon, type IconName } from '../icon/index.ts';

export interface AlertState {
  tone: 'success' | 'error' | 'warning' | 'info';
}

export interface AlertSlots {
  root: 'div';
  /** Drawn if there is a `title`. */
  title: 'div';
  /** Drawn if there are `children`. */
  body: 'div';
}

export interface AlertProps extends SlotProps<AlertSlots, AlertState> {
  /** Chooses colour, icon and default `role`. */
  tone: AlertState['tone'];
  /** The main line; also the name of a `group`. */
  title?: ReactNode;
  /**
   * Screen readers announce an 'alert' at once when it appears, and a 'group', by its title, only when the focus enters (an
   * error summary). Not every screen reader announces a 'status' that appears: choose it for a notice that is there from the
   * start. Default: 'status' for 'info', 'alert' otherwise.
   */
  role?: 'alert' | 'status' | 'group';
  /** Makes it focusable by script: for an error summary. */
  tabIndex?: -1;
  ref?: Ref<HTMLDivElement>;
  /** The advice below the title. */
  children?: ReactNode;
}

const icons = {
  success: 'check',
  error: 'alert',
  warning: 'warning',
  info: 'info',
} as const satisfies Record<AlertState['tone'], IconName>;

/** A message in the page: an error, a warning, a notice. */
export function Alert(props: AlertProps) {
  const { tone, title, role, tabIndex, ref, children } = props;
  const titleId = useUniqueId();
  const slot = createSlots<AlertSlots, AlertState>('alert', { tone }, props);
  return slot(
    'root',
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a group takes a name; the role is told at runtime
    <div
      ref={ref}
      role={role ?? (tone === 'info' ? 'status' : 'alert')}
      aria-labelledby={role === 'group' && title ? titleId : undefined}
      tabIndex={tabIndex}
    >
      <Icon name={icons[tone]} />
      <div className="udongo-alert__text">
        {title && slot('title', <div id={titleId}>{title}</div>)}
        {children !== undefined && slot('body', <div>{children}</div>)}
      </div>
    </div>,
  );
}
