import { createUdongo } from '@udongo/sdk';
import { FarmerPicker, Field } from '@udongo/ui';
import { useState } from 'react';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

export function FarmerField() {
  const [farmer, setFarmer] = useState<number | null>(null);
  return (
    <Field label="Farmer" required>
      <FarmerPicker
        farmers={udongo.farmers}
        value={farmer}
        onValueChange={({ id }) => setFarmer(id)}
      />
    </Field>
  );
}
