import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { UdongoBookingElement } from '../element.d.ts';

/** The attributes of `<udongo-booking>`, for JSX. Editor data is made of these, too (`scripts/editorData.ts`). */
export interface UdongoBookingAttributes
  extends DetailedHTMLProps<HTMLAttributes<UdongoBookingElement>, UdongoBookingElement> {
  /** React uses this name for the class of a custom element. */
  class?: string | undefined;
  /** The base address of the API: `https://api.example.org`. Required. */
  api?: string | undefined;
  /** The publishable key, which names the shop and its agent. It isn't secret. */
  'partner-key'?: string | undefined;
  /** Only for an API without partner keys: the user id of the referring agent. */
  referrer?: string | number | undefined;
  /** For an API that expects the id of an agent, not of their user. */
  'referrer-agent'?: 'agent' | undefined;
  /** The language. Default: that of the page, else English. */
  locale?: 'en' | 'sw' | (string & {}) | undefined;
  /** `button` opens the form in a window over the page. Default `inline`. */
  mode?: 'inline' | 'button' | undefined;
  /** The text of the button. */
  label?: string | undefined;
  /** `auto` follows the visitor's device. Default `light`. */
  scheme?: 'light' | 'dark' | 'auto' | undefined;
  /** `compact` has lower controls and less space. Default: controls of 44 px. */
  density?: 'compact' | undefined;
  /** Uses the font of the page. Default: the widget's own font. */
  font?: 'inherit' | undefined;
  /** The type of test that is preselected. */
  'test-type'?:
    | 'basic-macro-nutrients-analysis'
    | 'complete-soil-analysis'
    | 'microbial-analysis'
    | (string & {})
    | undefined;
  /** The initial values of the form, as JSON: `{"name": "Akinyi", "county": 42}`. */
  prefill?: string | undefined;
  /** For an API that honours the `uuid` of a booking: a booking whose answer was lost is sent again without asking. */
  'retry-creates'?: '' | undefined;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'udongo-booking': UdongoBookingAttributes;
    }
  }
}
