import type { MouseEvent, RefObject } from 'react';

/**
 * Treats a press beside the input (the arrow, the space between chips) as a press on the input; a second
 * press closes the list.
 */
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
