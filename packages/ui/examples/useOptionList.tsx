import { useOptionList } from '@udongo/ui';
import { useState } from 'react';

const shops = [
  { id: 3, label: 'Kilimo Bora' },
  { id: 5, label: 'Shamba Agrovet' },
];

/** A picker in plain HTML: the input has the keyboard, the status says how many are found. */
export function ShopPicker() {
  const [shop, setShop] = useState<number>();
  const list = useOptionList({
    load: async () => shops,
    filter: 'local',
    alwaysOpen: true,
    emptyMessage: 'Shop not found',
    onChoose: ({ id }) => setShop(id),
  });
  const getOptionProps = (item: (typeof shops)[number], index: number) => ({
    id: list.optionId(index),
    role: 'option',
    'aria-selected': item.id === shop,
    'data-active': index === list.activeIndex,
    onClick: () => list.choose(item),
  });
  return (
    <>
      <input
        {...list.inputProps}
        aria-label="Shop"
        value={list.search ?? ''}
      />
      <ul {...{ id: list.listId, role: 'listbox' }} aria-label="Shops">
        {list.items.map((item, index) => (
          <li key={item.id} {...getOptionProps(item, index)}>
            {item.label}
          </li>
        ))}
      </ul>
      <p role="status">{list.announcement}</p>
    </>
  );
}
