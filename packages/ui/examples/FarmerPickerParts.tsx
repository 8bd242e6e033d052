import { createUdongo } from '@udongo/sdk';
import { Button, FarmerPicker, Field } from '@udongo/ui';
import { useState } from 'react';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

/** The chosen farmer comes first. A person who finds nobody can register the name that they typed. */
export function FarmerField({
  onRegister,
}: {
  onRegister: (name: string) => void;
}) {
  const [farmer, setFarmer] = useState<number | null>(null);
  return (
    <Field label="Farmer" required>
      <FarmerPicker.Root
        farmers={udongo.farmers}
        value={farmer}
        onValueChange={({ id }) => setFarmer(id)}
      >
        <FarmerPicker.Chosen />
        <FarmerPicker.Search name="farmer" />
        <FarmerPicker.List
          nobodyFound={(name) => (
            <Button onClick={() => onRegister(name)}>
              Register {name}
            </Button>
          )}
        />
      </FarmerPicker.Root>
    </Field>
  );
}
