import { autoUpdate, flip, offset, type ReferenceElement, size, useFloating } from '@floating-ui/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { OptionRows, type OptionRowsProps } from './OptionRows.tsx';
import type { OptionList } from './useOptionList.ts';

interface OptionPopupProps<Item> extends OptionRowsProps<Item> {
  list: OptionList<Item>;
  anchor: HTMLElement | null;
  /** Said above the lines: a limit that is reached. */
  notice?: ReactNode;
}

/**
 * The lines of a combobox, floating at its control. A native popover stays in its place in the document: inside a modal
 * dialog it is not inert, inside a shadow root it keeps its styles.
 */
export function OptionPopup<Item extends { label: string }>({
  anchor,
  notice,
  ...rows
}: OptionPopupProps<Item>) {
  const popup = useRef<HTMLDivElement>(null);
  const { refs, floatingStyles } = useFloating({
    open: true,
    placement: 'bottom-start',
    strategy: 'fixed',
    transform: false,
    elements: { reference: anchor },
    whileElementsMounted: follow,
    middleware: [
      offset(6),
      flip({ padding: 8 }),
      size({
        padding: 8,
        apply: ({ rects, availableHeight, elements }) => {
          elements.floating.style.width = `${rects.reference.width}px`;
          elements.floating.style.maxHeight = `${Math.min(Math.max(availableHeight, 120), 320)}px`;
        },
      }),
    ],
  });

  useLayoutEffect(() => popup.current?.showPopover(), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the press is only kept from taking the input's focus
    <div
      ref={(element) => {
        popup.current = element;
        refs.setFloating(element);
      }}
      popover="manual"
      className="udongo-combobox__popup"
      part="combobox-popup"
      style={floatingStyles}
      onMouseDown={(event) => event.preventDefault()}
    >
      {notice && (
        <div className="udongo-combobox__notice" part="combobox-notice">
          {notice}
        </div>
      )}
      <OptionRows {...rows} />
    </div>
  );
}

/** Places the list at once, then once a frame: placing it while its size is being observed would observe itself. */
function follow(reference: ReferenceElement, floating: HTMLElement, update: () => void) {
  let frame = 0;
  const stop = autoUpdate(reference, floating, () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(update);
  });
  update();
  return () => {
    cancelAnimationFrame(frame);
    stop();
  };
}
