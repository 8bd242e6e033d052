import { useCallback, useEffect, useRef, useState } from 'react';
import { useEvent } from './useEvent.ts';

/** The options of every call of a port, beside its input. */
export interface CallOptions {
  /** Aborts the call, whose answer is no longer needed. */
  signal: AbortSignal;
}

/** A piece of data or an action that the host supplies. Shaped like the SDK's methods. */
export type Port<Input, Output> = (input: Input, options: CallOptions) => Promise<Output>;

export type PortStatus = 'idle' | 'pending' | 'success' | 'error';

/** The end of one run of a port. `superseded`: a later run replaced it, or the component is unmounted. */
export type PortResult<Output> =
  | { status: 'success'; data: Output }
  | { status: 'error'; error: unknown }
  | { status: 'superseded' };

export interface PortState<Output> {
  status: PortStatus;
  /** The latest answer; it stays during a new run and after an error. */
  data: Output | undefined;
  /** The error of the latest run, while `status` is 'error'. */
  error: unknown;
  /** True once the current run has lasted `slowAfterMs`. */
  slow: boolean;
}

export interface PortRunner<Input, Output> extends PortState<Output> {
  /** Runs the port and aborts the run before it. Never rejects. */
  run: (input: Input) => Promise<PortResult<Output>>;
  /** Aborts the current run, and clears answer and error. */
  reset: () => void;
}

const idle = { status: 'idle', data: undefined, error: undefined, slow: false } as const;

/**
 * Runs a host's port: the latest request wins, superseded ones are aborted, and the previous answer stays
 * during a new one. Every port of this package uses it.
 */
export function usePort<Input, Output>(
  port: Port<Input, Output>,
  { slowAfterMs = 5000 }: { slowAfterMs?: number } = {},
): PortRunner<Input, Output> {
  const [state, setState] = useState<PortState<Output>>(idle);
  const controller = useRef<AbortController>(undefined);
  const ask = useEvent(async (input: Input, signal: AbortSignal) => port(input, { signal }));

  useEffect(() => () => controller.current?.abort(), []);

  const run = useCallback(
    async (input: Input): Promise<PortResult<Output>> => {
      controller.current?.abort();
      controller.current = new AbortController();
      const { signal } = controller.current;
      setState((before) => ({ ...before, status: 'pending', error: undefined, slow: false }));
      const slowTimer = setTimeout(() => setState((before) => ({ ...before, slow: true })), slowAfterMs);
      signal.addEventListener('abort', () => clearTimeout(slowTimer));
      const result = await settle(ask(input, signal));
      clearTimeout(slowTimer);
      if (signal.aborted) return { status: 'superseded' };
      setState(({ data }) => ({ ...idle, data, ...result }));
      return result;
    },
    [ask, slowAfterMs],
  );

  const reset = useCallback(() => {
    controller.current?.abort();
    setState(idle);
  }, []);

  return { ...state, run, reset };
}

function settle<Output>(promise: Promise<Output>) {
  return promise.then(
    (data) => ({ status: 'success' as const, data }),
    (error: unknown) => ({ status: 'error' as const, error }),
  );
}
