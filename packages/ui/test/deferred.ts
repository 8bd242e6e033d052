import type { Port } from '../src/lib/usePort.ts';

export interface DeferredCall<Input, Output> {
  input: Input;
  signal: AbortSignal;
  resolve: (output: Output) => void;
  reject: (error: unknown) => void;
}

/** A port whose calls a test answers in any order. */
export function createDeferredPort<Input, Output>() {
  const calls: DeferredCall<Input, Output>[] = [];
  const port: Port<Input, Output> = (input, { signal }) =>
    new Promise((resolve, reject) => calls.push({ input, signal, resolve, reject }));
  /** The call at `index`, -1 the latest; fails the test when there is none. */
  const call = (index: number) => {
    const found = calls.at(index);
    if (!found) throw new Error(`The port was called ${calls.length} times`);
    return found;
  };
  return { port, calls, call };
}
