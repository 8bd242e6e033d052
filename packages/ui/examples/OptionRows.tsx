import { Input, OptionRows, useOptionList } from '@udongo/ui';
import { useState } from 'react';

const shops = [
  { id: 3, label: 'Kilimo Bora' },
  { id: 5, label: 'Shamba Agrovet' },
];

/** A picker of your own: the input has the keyboard, the rows show what is found, the status says it. */
export function ShopPicker() {
  const [shop, setShop] = useState<number>();
  const list = useOptionList({
    load: async () => shops,
    filter: 'local',
    alwaysOpen: true,
    emptyMessage: 'Shop not found',
    onChoose: ({ id }) => setShop(id),
  });
  return (
    <>
      <Input
        {...list.inputProps}
        aria-label="Shop"
        value={list.search ?? ''}
      />
      <OptionRows
        list={list}
        label="Shops"
        keyOf={({ id }) => id}
        isSelected={({ id }) => id === shop}
      >
        {({ label }) => label}
      </OptionRows>
      <p role="status">{list.announcement}</p>
    </>
  );
}
