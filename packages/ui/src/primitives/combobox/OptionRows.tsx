import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../../provider/index.ts';
import { Button } from '../button/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { comboboxTexts } from './comboboxTexts.ts';
import type { OptionList } from './useOptionList.ts';

export interface OptionRowsProps<Item> {
  /** Of `useOptionList`. */
  list: OptionList<Item>;
  /** Name of the listbox, where nothing on the page is. */
  label: string | undefined;
  /** Id of what names the listbox. */
  labelledBy: string | undefined;
  /** Said when nothing fits. */
  emptyMessage: string;
  /** More than one line may be chosen. Default false. */
  multiple?: boolean;
  /** Tells the lines apart. */
  keyOf: (item: Item) => string | number;
  /** Whether a line is chosen. */
  isSelected: (item: Item) => boolean;
  /** Whether a line can't be chosen now. Default: none. */
  isDisabled?: (item: Item) => boolean;
  /** Draws one line. */
  children: (item: Item, state: { selected: boolean }) => ReactNode;
}

/** The listbox of an option list and what is said when it has no lines: loading, nothing found, failed, slow. */
export function OptionRows<Item extends { label: string }>({
  list,
  label,
  labelledBy,
  emptyMessage,
  multiple = false,
  keyOf,
  isSelected,
  isDisabled = () => false,
  children,
}: OptionRowsProps<Item>) {
  const t = useMessages(comboboxTexts);
  const { items, status, activeIndex } = list;
  const listbox = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (activeIndex >= 0) listbox.current?.children[activeIndex]?.scrollIntoView({ block: 'nearest' });
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
      {status === 'pending' && items.length === 0 && (
        <div className="udongo-combobox__status">
          <Skeleton lines={3} />
        </div>
      )}
      {status === 'success' && items.length === 0 && (
        <div className="udongo-combobox__status" part="combobox-empty">
          {emptyMessage}
        </div>
      )}
      {list.slow && (
        <div className="udongo-combobox__status" part="combobox-slow">
          {t('common.slow')}
        </div>
      )}
      {status === 'error' && (
        <div className="udongo-combobox__status" part="combobox-error" data-invalid="">
          {t('combobox.failed')}
          <Button size="small" tabIndex={-1} icon="refresh" onClick={list.retry}>
            {t('common.retry')}
          </Button>
        </div>
      )}
    </>
  );
}
