import { useState } from 'react';
import { useEvent } from './useEvent.ts';

/** State that a host can control (`value` given) or leave to the component (`defaultValue`). */
export function useControlled<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onValueChange?: (value: Value) => void,
): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  const change = useEvent((next: Value) => {
    if (value === undefined) setOwn(next);
    onValueChange?.(next);
  });
  return [value === undefined ? own : value, change];
}
