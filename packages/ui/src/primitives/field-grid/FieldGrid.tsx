import type { ReactNode } from 'react';
import { createSlots, type SlotProps } from '../../lib/slots.ts';

export interface ContainerProps extends SlotProps<{ root: 'div' }, object> {
  /** Content that is laid out for the width of this box. */
  children: ReactNode;
}

/**
 * The box whose width decides the layouts inside; below 768 px they are those of a phone. Components of a
 * page have their own.
 */
export function Container(props: ContainerProps) {
  const { children } = props;
  return createSlots<{ root: 'div' }, object>('container', {}, props)('root', <div>{children}</div>);
}

export interface FieldGridProps extends SlotProps<{ root: 'div' }, object> {
  /** Fields; each takes 12, 6, 4, 3 of 12 columns by the container's width, or those of its `span`. */
  children: ReactNode;
}

/** Twelve columns for fields, laid out by the width of the nearest `Container`. */
export function FieldGrid(props: FieldGridProps) {
  const { children } = props;
  return createSlots<{ root: 'div' }, object>('field-grid', {}, props)('root', <div>{children}</div>);
}
