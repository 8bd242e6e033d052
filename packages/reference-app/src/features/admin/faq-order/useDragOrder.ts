import { type PointerEvent, useRef, useState } from 'react';

/** Drags the items of a list by a handle, with a mouse or a finger. `onMove` is called whenever the item passes another one. */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const end = () => setDragged(null);
  const handleProps = (index: number) => ({
    onPointerDown: ({ button, pointerId }: PointerEvent) => {
      if (button !== 0) return;
      // The list hears the pointer: an item that moves in the page would lose it.
      list.current?.setPointerCapture(pointerId);
      setDragged(index);
    },
  });
  const listProps = {
    ref: list,
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (dragged === null) return;
      const to = placeAt(list.current, clientY);
      if (to === null || to === dragged) return;
      setDragged(to);
      onMove(dragged, to);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
  return { dragged, listProps, handleProps };
}

/** Which item is at a height of the window; null between items. */
function placeAt(list: HTMLElement | null, clientY: number): number | null {
  const place = [...(list?.children ?? [])].findIndex((item) => {
    const { top, bottom } = item.getBoundingClientRect();
    return clientY >= top && clientY < bottom;
  });
  return place < 0 ? null : place;
}
