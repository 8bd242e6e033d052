import { type ReactNode, useRef } from 'react';
import { OptionRows, type OptionRowsProps } from './OptionRows.tsx';
import { usePopupPlace } from './usePopupPlace.ts';

export interface OptionPopupProps<Item> extends OptionRowsProps<Item> {
  /** The control that it floats at, as wide. */
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
