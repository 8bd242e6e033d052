import { createUdongo } from '@udongo/sdk';
import { useFarmerPicker } from '@udongo/ui/experimental';
import { useState } from 'react';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

/** A picker of farmers in plain HTML. */
export function FarmerField() {
  const [farmer, setFarmer] = useState<number | null>(null);
  const picker = useFarmerPicker({
    farmers: udongo.farmers,
    value: farmer,
    onValueChange: ({ id }) => setFarmer(id),
  });
  return (
    <>
      <input {...picker.getInputProps()} aria-label="Farmer" />
      <ul {...picker.getListProps()}>
        {picker.farmers.map(({ farmer, label, details }, index) => (
          <li key={farmer.id} {...picker.getOptionProps(index)}>
            {label}, {details}
          </li>
        ))}
      </ul>
      {picker.message && <p>{picker.message}</p>}
      <p role="status">{picker.announcement}</p>
      <p>{picker.chosenText}</p>
    </>
  );
}
