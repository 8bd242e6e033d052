import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import { expectTypeOf } from 'vitest';
import type { BookedDetail, EmbedPrefill, ErrorDetail, UdongoBookingElement } from '../src/element.d.ts';
import type { attributes } from '../src/loader/properties.ts';
import type { UdongoBookingAttributes } from '../src/react/jsx.ts';

type Observed = (typeof attributes)[number];
type Ordinary = DetailedHTMLProps<HTMLAttributes<UdongoBookingElement>, UdongoBookingElement>;
type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;

/**
 * Compiled, never run: editors and the guide know the attributes that the element observes, and those that it
 * reads once.
 */
export function declared(): void {
  expectTypeOf<Exclude<keyof UdongoBookingAttributes, keyof Ordinary | 'class'>>().toEqualTypeOf<
    Observed | 'prefill' | 'retry-creates'
  >();
  expectTypeOf<Exclude<keyof UdongoBookingElement, keyof HTMLElement>>().toEqualTypeOf<
    Camel<Observed> | 'prefill' | 'open' | 'close' | 'reset'
  >();
  const maybe = undefined as string | undefined;
  expectTypeOf({ name: maybe }).toExtend<EmbedPrefill>();
  document.addEventListener('udongo:booked', ({ detail }) =>
    expectTypeOf(detail).toEqualTypeOf<BookedDetail>(),
  );
  window.addEventListener('udongo:ready', ({ detail }) => expectTypeOf(detail).toBeNull());
  document.body.addEventListener('udongo:error', ({ detail }) =>
    expectTypeOf(detail).toEqualTypeOf<ErrorDetail>(),
  );
}
