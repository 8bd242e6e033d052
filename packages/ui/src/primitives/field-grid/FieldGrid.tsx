import type { ReactNode } from 'react';
import { createSlots, type SlotProps } from '../../lib/slots.ts';

export interface ContainerProps extends SlotProps<{ root: 'div' }, object> {
  /** What is laid out for the width of this box. */
  children: ReactNode;
}

/** The box whose width the layouts inside go by; 768 px is the phone's edge. Components of a page bring their own. */
export function Container({ children, classNames, render, rootProps }: ContainerProps) {
  return createSlots<{ root: 'div' }, object>(
    'container',
    {},
    { classNames, render, rootProps },
  )('root', <div>{children}</div>);
}

export interface FieldGridProps extends SlotProps<{ root: 'div' }, object> {
  /** Fields; each takes 12, 6, 4, 3 of 12 columns by the container's width unless its `span` says otherwise. */
  children: ReactNode;
}

/** Twelve columns for fields, laid out by the width of the nearest `Container`. */
export function FieldGrid({ children, classNames, render, rootProps }: FieldGridProps) {
  return createSlots<{ root: 'div' }, object>(
    'field-grid',
    {},
    { classNames, render, rootProps },
  )('root', <div>{children}</div>);
}
