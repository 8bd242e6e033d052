import { createUdongo } from '@udongo/sdk';
import { Field, MultiSelect } from '@udongo/ui';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

async function listCrops(_: string, { signal }: { signal: AbortSignal }) {
  const { results } = await udongo.crops.list(
    { public: true, limit: 200 },
    { signal },
  );
  return results.map(({ id, name }) => ({ value: id, label: name }));
}

export const CropsField = () => (
  <Field label="Crops" labelNote="up to 3">
    <MultiSelect<number>
      load={listCrops}
      filter="local"
      limit={3}
      defaultValue={[4]}
      selectedOptions={[{ value: 4, label: 'Maize' }]}
      emptyMessage="Crop not found"
    />
  </Field>
);
