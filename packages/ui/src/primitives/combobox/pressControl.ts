import type { MouseEvent, RefObject } from 'react';

/** A press on a control beside its input (the arrow, the room between chips) is a press on the input; again, it closes. */
export function pressControl(
  event: MouseEvent<HTMLElement>,
  input: RefObject<HTMLInputElement | null>,
  list: { open: boolean; show: () => void; close: () => void },
) {
  if (event.target !== event.currentTarget || input.current?.disabled) return;
  event.preventDefault();
  input.current?.focus();
  if (list.open) list.close();
  else list.show();
}
