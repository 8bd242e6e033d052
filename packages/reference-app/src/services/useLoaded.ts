import { type Port, type PortState, usePort } from '@udongo/ui';
import { useEffect } from 'react';
import { useFreshAnswer } from './useFreshAnswer.ts';

export interface Loaded<Output> extends PortState<Output> {
  /** Asks again; what is shown stays meanwhile. */
  reload: () => void;
}

/**
 * What a port answers for `input`, asked for anew whenever `input` changes (by value). The latest request wins; the
 * answer before it stays until the new one is here. Without a fresh answer it asks again once one can be had.
 */
export function useLoaded<Input, Output>(port: Port<Input, Output>, input: Input): Loaded<Output> {
  const { run, reset: _, ...state } = usePort(port);
  const key = JSON.stringify(input);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the input.
  useEffect(() => {
    void run(input);
  }, [run, key]);

  const whenBack = useFreshAnswer(state.data, state.error);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the input.
  useEffect(() => whenBack?.(() => void run(input)), [whenBack, run, key]);

  return { ...state, reload: () => void run(input) };
}
