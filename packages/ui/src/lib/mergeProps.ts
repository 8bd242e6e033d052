import { type ClassValue, clsx } from 'clsx';
import type { Ref } from 'react';
import { mergeRefs } from './mergeRefs.ts';

export interface ElementProps {
  className?: ClassValue;
  [name: string]: unknown;
}

/**
 * Merges a host's attributes with the element's own: all handlers run, one after the other; classes, styles
 * and refs are combined.
 */
export function mergeProps(host: object, element: unknown): ElementProps {
  const merged: ElementProps = { ...host };
  for (const [name, own] of Object.entries(element as ElementProps)) {
    const given = merged[name];
    if (own === undefined) continue;
    if (given === undefined) merged[name] = own;
    else if (name === 'className') merged.className = clsx(own as ClassValue, given as ClassValue);
    else if (name === 'style') merged.style = { ...Object(given), ...Object(own) };
    else if (name === 'ref') merged.ref = mergeRefs(given as Ref<Element>, own as Ref<Element>);
    else if (typeof given === 'function' && typeof own === 'function')
      merged[name] = (...args: unknown[]) => {
        given(...args);
        own(...args);
      };
    else merged[name] = own;
  }
  return merged;
}
