import { createUdongo } from '@udongo/sdk';
import { Combobox, Field } from '@udongo/ui';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

/** Asks the API as somebody types; the answer to an earlier search is thrown away. */
async function searchCounties(
  search: string,
  { signal }: { signal: AbortSignal },
) {
  const { results } = await udongo.counties.list(
    { search, limit: 50 },
    { signal },
  );
  return results.map(({ id, name }) => ({ value: id, label: name }));
}

export const CountyField = ({
  onChoose,
}: {
  onChoose?: (county: number | null) => void;
}) => (
  <Field label="County" required>
    <Combobox<number>
      load={searchCounties}
      onValueChange={onChoose}
      emptyMessage="County not found"
    />
  </Field>
);
