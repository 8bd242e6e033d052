import { useEffect, useState } from 'react';
import { usePort } from '../../lib/usePort.ts';
import type { LoadSelected, Option, OptionValue } from './Option.ts';

interface KnownOptionsParams<Value extends OptionValue> {
  values: readonly Value[];
  /** Lines the host knows, and lines now in the list. */
  sources: readonly (readonly Option<Value>[] | undefined)[];
  loadSelected: LoadSelected<Value> | undefined;
}

interface KnownOptions<Value extends OptionValue> {
  /** The line of each value, in their order; undefined while nobody knows it. */
  selected: readonly (Option<Value> | undefined)[];
  pending: boolean;
  /** Keeps a chosen line after it has left the list. */
  remember: (option: Option<Value>) => void;
}

/** Finds the labels of chosen values: among chosen, then given and listed lines first, then by asking the host. */
export function useKnownOptions<Value extends OptionValue>({
  values,
  sources,
  loadSelected,
}: KnownOptionsParams<Value>): KnownOptions<Value> {
  const [remembered, setRemembered] = useState<readonly Option<Value>[]>([]);
  const port = usePort<readonly Value[], readonly Option<Value>[]>(async (wanted, options) =>
    loadSelected ? loadSelected(wanted, options) : [],
  );
  // By the line that was chosen: 'Mahindi (Maize)' stays so where the list has plain 'Maize'.
  const known = [...remembered, ...sources.flatMap((source) => source ?? []), ...(port.data ?? [])];
  const selected = values.map((value) => known.find((option) => option.value === value));
  const missing = loadSelected ? values.filter((_, index) => selected[index] === undefined) : [];

  // By content: a host may hand over a new array each time it renders.
  const wanted = JSON.stringify(missing);
  const { run } = port;
  useEffect(() => {
    const list = JSON.parse(wanted) as Value[];
    if (list.length > 0) void run(list);
  }, [run, wanted]);

  return {
    selected,
    pending: port.status === 'pending',
    remember: (option) =>
      setRemembered((before) => [...before.filter(({ value }) => value !== option.value), option]),
  };
}
