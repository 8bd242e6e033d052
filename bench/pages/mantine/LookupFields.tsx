import { MultiSelect, type MultiSelectProps, Select, type SelectProps } from '@mantine/core';
import { useState } from 'react';
import { type Lookup, loadChoices } from '../shared/options.ts';

interface Line {
  value: string;
  label: string;
}

/** A select for one record of a list, which is fetched when it is opened. */
export function LookupSelect({ lookup, ...props }: SelectProps & { lookup: Lookup }) {
  const { lines, load } = useLines(lookup);
  return <Select searchable clearable data={lines} onDropdownOpen={load} {...props} />;
}

/** A select for several records of a list, which is fetched when it is opened. */
export function LookupMultiSelect({ lookup, ...props }: MultiSelectProps & { lookup: Lookup }) {
  const { lines, load } = useLines(lookup);
  return <MultiSelect searchable data={lines} onDropdownOpen={load} {...props} />;
}

function useLines(lookup: Lookup) {
  const [lines, setLines] = useState<Line[]>([]);
  const load = () =>
    void loadChoices(lookup).then(
      (choices) => setLines(choices.map(({ value, label }) => ({ value: String(value), label }))),
      () => undefined,
    );
  return { lines, load };
}
