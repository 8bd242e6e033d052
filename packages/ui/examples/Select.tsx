import { Field, Select } from '@udongo/ui';

const soilTypes = [
  { value: 'clay', label: 'Clay' },
  { value: 'loam', label: 'Loam' },
  { value: 'Sandy', label: 'Sandy' },
];

export const SoilTypeField = () => (
  <Field label="Soil type" required>
    <Select name="soil_type" options={soilTypes} placeholder="Choose" />
  </Field>
);
