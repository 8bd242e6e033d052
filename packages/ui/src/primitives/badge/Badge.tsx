import type { ReactNode } from 'react';
import { createSlots, type SlotProps } from '../../lib/slots.ts';
import { Icon, type IconName } from '../icon/index.ts';

export interface BadgeState {
  tone: 'neutral' | 'success' | 'error' | 'warning' | 'info';
}

export interface BadgeProps extends SlotProps<{ root: 'span' }, BadgeState> {
  /** Default 'neutral'. */
  tone?: BadgeState['tone'];
  /** Before the word. Default: none. */
  icon?: IconName;
  /** The state in a word or two. */
  children: ReactNode;
}

/** A word about a record's state, with an icon: colour is never the only sign. */
export function Badge({ tone = 'neutral', icon, children, classNames, render, rootProps }: BadgeProps) {
  return createSlots<{ root: 'span' }, BadgeState>(
    'badge',
    { tone },
    { classNames, render, rootProps },
  )(
    'root',
    <span>
      {icon && <Icon name={icon} width={14} height={14} />}
      {children}
    </span>,
  );
}
