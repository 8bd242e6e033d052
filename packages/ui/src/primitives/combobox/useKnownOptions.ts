import { useEffect, useState } from 'react';
import { usePort } from '../../lib/usePort.ts';
import type { LoadSelected, Option, OptionValue } from './Option.ts';

interface KnownOptionsParams<Value extends OptionValue> {
  values: readonly Value[];
  /** Options that the host knows, and those in the list. */
  sources: readonly (readonly Option<Value>[] | undefined)[];
  loadSelected: LoadSelected<Value> | undefined;
}

interface KnownOptions<Value extends OptionValue> {
  /** The option of each value, in their order; undefined until it is known. */
  selected: readonly (Option<Value> | undefined)[];
  pending: boolean;
  /** Keeps a selected option after it has left the list. */
  remember: (option: Option<Value>) => void;
}

/**
 * Finds the labels of selected values: first among options that were selected, given or listed, then by
 * asking the host.
 */
export function useKnownOptions<Value extends OptionValue>({
  values,
  sources,
  loadSelected,
}: KnownOptionsParams<Value>): KnownOptions<Value> {
  const [remembered, setRemembered] = useState<readonly Option<Value>[]>([]);
  const port = usePort<readonly Value[], readonly Option<Value>[]>(async (wanted, options) =>
    loadSelected ? loadSelected(wanted, options) : [],
  );
  // The selected option comes first: 'Mahindi (Maize)' stays so if the list has plain 'Maize'.
  const known = [...remembered, ...sources.flatMap((source) => source ?? []), ...(port.data ?? [])];
  const selected = values.map((value) => known.find((option) => option.value === value));
  const missing = loadSelected ? values.filter((_, index) => selected[index] === undefined) : [];

  // Compare by content: a host can pass a new array at each render.
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
