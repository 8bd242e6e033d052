import { NetworkError } from '@udongo/sdk';
import type { ComponentType } from 'react';
import { useLoaded } from '../services/useLoaded.ts';
import { LoadFailure } from './LoadFailure.tsx';

interface OnDemandProps<Props> {
  /** Fetches the code of the part. The same function each time. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** The class of the empty room that the part has until it is here. */
  room: string;
}

/**
 * A part of a page whose code comes when it is first drawn. The rest of the page is there without it: a code that does not come
 * is said in its place, and fetched again by a press or once the network is back.
 */
export function OnDemand<Props extends object>({ load, props, room }: OnDemandProps<Props>) {
  const { data, error, reload, status } = useLoaded(loadPart<Props>, load);
  if (data) return <data.Part {...props} />;
  return status === 'error' ? <LoadFailure error={error} onRetry={reload} /> : <div className={room} />;
}

async function loadPart<Props>(load: OnDemandProps<Props>['load']) {
  return { Part: await loadCode(load) };
}

/** Fetches code. Errors: `NetworkError` if a file does not come; another call fetches it again. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    throw new NetworkError({ method: 'GET', path: '', cause });
  }
}
