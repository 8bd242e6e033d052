import { type Port, type PortState, usePort } from '@udongo/ui';
import { useEffect } from 'react';
import { useFreshAnswer } from './useFreshAnswer.ts';

export interface Loaded<Output> extends PortState<Output> {
  /** Asks again; the present data stays until the answer comes. */
  reload: () => void;
}

/**
 * Calls a port with `input`, and again whenever `input` changes (by value). The latest request wins; the previous answer
 * stays until the new one arrives. If the answer came from the cache or failed, asks again once the network is back.
 */
export function useLoaded<Input, Output>(port: Port<Input, Output>, input: Input): Loaded<Output> {
  const { run, reset: _, ...state } = usePort(port);
  const key = JSON.stringify(input);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with the input.
  useEffect(() => {
    void run(input);
  }, [run, key]);

  const whenBack = useFreshAnswer(state.data, state.error);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with the input.
  useEffect(() => whenBack?.(() => void run(input)), [whenBack, run, key]);

  return { ...state, reload: () => void run(input) };
}
