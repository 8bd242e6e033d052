import { createSlots, type SlotProps } from '../../lib/slots.ts';

export interface SkeletonSlots {
  root: 'div';
  line: 'span';
}

export interface SkeletonProps extends SlotProps<SkeletonSlots, object> {
  /** The number of text lines that it replaces. Default 1. */
  lines?: number;
  /** 'text' a line, 'control' a 44 px box, 'card' a 120 px box. Default 'text'. */
  shape?: 'text' | 'control' | 'card';
}

/**
 * The placeholder of loading content, in its final shape; visible only after 150 ms. Hidden from assistive
 * technology.
 */
export function Skeleton(props: SkeletonProps) {
  const { lines = 1, shape = 'text' } = props;
  const slot = createSlots<SkeletonSlots, { shape: string }>('skeleton', { shape }, props);
  return slot(
    'root',
    <div aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => slot('line', <span key={String(index)} />))}
    </div>,
  );
}
