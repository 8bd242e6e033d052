import { type ReactNode, useEffect, useRef } from 'react';
import { scrollTo } from '../../lib/plainDom.ts';
import { OptionStatus } from './OptionStatus.tsx';
import type { OptionList } from './useOptionList.ts';

export interface OptionRowsProps<Item> {
  /** The result of `useOptionList`. */
  list: OptionList<Item>;
  /** The listbox's name, if no element of the page names it. */
  label?: string | undefined;
  /** Id of the element that names the listbox. */
  labelledBy?: string | undefined;
  /** Whether more than one option can be selected. Default false. */
  multiple?: boolean;
  /** Gives an option's unique key. */
  keyOf: (item: Item) => string | number;
  /** Whether an option is selected. */
  isSelected: (item: Item) => boolean;
  /** Whether an option can't be selected now. Default: none. */
  isDisabled?: (item: Item) => boolean;
  /** Draws one option. */
  children: (item: Item, state: { selected: boolean }) => ReactNode;
}

/**
 * The listbox of an option list, and the messages when it has no options: loading, nothing found, failed,
 * slow.
 */
export function OptionRows<Item extends { label: string }>({
  list,
  label,
  labelledBy,
  multiple = false,
  keyOf,
  isSelected,
  isDisabled = () => false,
  children,
}: OptionRowsProps<Item>) {
  const { items, status, activeIndex } = list;
  const listbox = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const active = listbox.current?.children[activeIndex];
    if (active) scrollTo(active, { block: 'nearest' });
  }, [activeIndex]);

  return (
    <>
      <div
        ref={listbox}
        id={list.listId}
        className="udongo-combobox__list"
        part="combobox-list"
        role="listbox"
        aria-label={label}
        aria-labelledby={label === undefined ? labelledBy : undefined}
        aria-multiselectable={multiple || undefined}
        aria-busy={status === 'pending' || undefined}
        data-pending={status === 'pending' ? '' : undefined}
      >
        {items.map((item, index) => {
          const selected = isSelected(item);
          const disabled = isDisabled(item);
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is the input's, through aria-activedescendant
            // biome-ignore lint/a11y/useFocusableInteractive: same
            <div
              key={keyOf(item)}
              id={list.optionId(index)}
              className="udongo-combobox__option"
              part={index === activeIndex ? 'combobox-option active' : 'combobox-option'}
              role="option"
              aria-selected={selected}
              aria-disabled={disabled || undefined}
              data-active={index === activeIndex ? '' : undefined}
              data-selected={selected ? '' : undefined}
              onPointerMove={() => index !== activeIndex && list.setActiveIndex(index)}
              onClick={() => !disabled && list.choose(item)}
            >
              {children(item, { selected })}
            </div>
          );
        })}
      </div>
      <OptionStatus list={list} />
    </>
  );
}
