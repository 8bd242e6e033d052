import { type ReactNode, useRef } from 'react';
import { OptionRows, type OptionRowsProps } from './OptionRows.tsx';
import { usePopupPlace } from './usePopupPlace.ts';

export interface OptionPopupProps<Item> extends OptionRowsProps<Item> {
  /** The control below which it floats, and whose width it has. */
  anchor: HTMLElement | null;
  /** Shown above the options: a reached limit. */
  notice?: ReactNode;
}

/**
 * The options of a combobox, in a popup at its control. A native popover stays in its place in the document:
 * inside a modal dialog it is not inert, and inside a shadow root it keeps its styles.
 */
export function OptionPopup<Item extends { label: string }>({
  anchor,
  notice,
  ...rows
}: OptionPopupProps<Item>) {
  const popup = useRef<HTMLDivElement>(null);
  usePopupPlace(anchor, popup);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the press is only kept from taking the input's focus
    <div
      ref={popup}
      popover="manual"
      className="udongo-combobox__popup"
      part="combobox-popup"
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
