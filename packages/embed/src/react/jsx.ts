import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { UdongoBookingElement } from '../element.d.ts';

/** The attributes of `<udongo-booking>`, for who writes the element itself in JSX. */
export interface UdongoBookingAttributes
  extends DetailedHTMLProps<HTMLAttributes<UdongoBookingElement>, UdongoBookingElement> {
  /** React names the class of a custom element so. */
  class?: string | undefined;
  api?: string | undefined;
  'partner-key'?: string | undefined;
  referrer?: string | number | undefined;
  'referrer-agent'?: 'agent' | undefined;
  locale?: string | undefined;
  mode?: 'inline' | 'button' | undefined;
  label?: string | undefined;
  scheme?: 'light' | 'dark' | 'auto' | undefined;
  font?: 'inherit' | undefined;
  'test-type'?: string | undefined;
  /** As JSON. */
  prefill?: string | undefined;
  'retry-creates'?: '' | undefined;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'udongo-booking': UdongoBookingAttributes;
    }
  }
}
