import { useFilterKinds } from '@udongo/ui';

/** Which kinds of filters this page knows beside the built-in ones. */
export function KnownKinds() {
  return <p>{Object.keys(useFilterKinds()).join(', ')}</p>;
}
