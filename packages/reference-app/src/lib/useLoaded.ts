import { type Port, type PortState, usePort } from '@udongo/ui';
import { useEffect } from 'react';

export interface Loaded<Output> extends PortState<Output> {
  /** Asks again; what is shown stays meanwhile. */
  reload: () => void;
}

/**
 * What a port answers for `input`, asked for anew whenever `input` changes (by value). The latest request wins; the
 * answer before it stays until the new one is here.
 */
export function useLoaded<Input, Output>(port: Port<Input, Output>, input: Input): Loaded<Output> {
  const { run, reset: _, ...state } = usePort(port);
  const key = JSON.stringify(input);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the input.
  useEffect(() => {
    void run(input);
  }, [run, key]);

  return { ...state, reload: () => void run(input) };
}
