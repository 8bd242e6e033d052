import {
  Input,
  OptionAnnouncer,
  OptionRows,
  useOptionList,
} from '@udongo/ui';
import { useState } from 'react';

const shops = [
  { id: 3, label: 'Kilimo Bora' },
  { id: 5, label: 'Shamba Agrovet' },
];

/** A picker of your own: the input has the keyboard, the rows show what is found, the announcer says it. */
export function ShopPicker() {
  const [shop, setShop] = useState<number>();
  const list = useOptionList({
    load: async () => shops,
    filter: 'local',
    alwaysOpen: true,
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
        labelledBy={undefined}
        emptyMessage="Shop not found"
        keyOf={({ id }) => id}
        isSelected={({ id }) => id === shop}
      >
        {({ label }) => label}
      </OptionRows>
      <OptionAnnouncer list={list} emptyMessage="Shop not found" />
    </>
  );
}
