import { type CSSProperties, type ReactNode, type Ref, useCallback, useEffect, useRef } from 'react';
import type { UdongoBookingElement } from '../element.d.ts';
import type { BookedDetail, EmbedPrefill, ErrorDetail } from '../types.ts';
import type { UdongoBookingAttributes } from './jsx.ts';

export interface UdongoBookingProps
  extends Pick<UdongoBookingAttributes, 'referrer' | 'locale' | 'mode' | 'label' | 'scheme' | 'font' | 'id'> {
  /** Where the API is. */
  api: string;
  /** Where the widget's script is: `https://book.example.org/embed/udongo.js`. Left out, the page loads it itself. */
  script?: string | undefined;
  /** The publishable key, which names the shop and its agent. */
  partnerKey?: string | undefined;
  /** 'agent' where the API expects an agent's own id as the referrer. */
  referrerAgent?: 'agent' | undefined;
  /** The kind of test that is chosen beforehand. */
  testType?: string | undefined;
  /** What the form starts with; read when it loads. */
  prefill?: EmbedPrefill | undefined;
  /** The API honours a booking's `uuid`: a booking whose answer was lost is sent again without asking. Default false. */
  retryCreates?: boolean | undefined;
  className?: string | undefined;
  /** Keep a screen of room, so that nothing jumps: `{ display: 'block', minHeight: '100vh' }`. */
  style?: CSSProperties | undefined;
  /** The form can be used, or is there to be opened by its button. Called, too, where that was before this component listened. */
  onReady?: (() => void) | undefined;
  /** A booking was stored. */
  onBooked?: ((booking: BookedDetail) => void) | undefined;
  /** The form did not load, is not set up, or a booking failed. */
  onError?: ((error: ErrorDetail) => void) | undefined;
  ref?: Ref<UdongoBookingElement> | undefined;
  /** What shows until the form is there, and without JavaScript: a link to a page to book on. */
  children?: ReactNode;
}

/**
 * The booking widget. A server renders the element with its settings and its link, so that the widget can begin before React is there;
 * what it tells is listened to from then on.
 */
export function UdongoBooking(props: UdongoBookingProps) {
  const { script, partnerKey, referrerAgent, testType, prefill, retryCreates, className, children } = props;
  const { onReady, onBooked, onError, ref, ...settings } = props;
  const element = useRef<UdongoBookingElement>(null);
  const calls = useRef({ onReady, onBooked, onError });
  useEffect(() => {
    calls.current = { onReady, onBooked, onError };
  });
  const setElement = useCallback(
    (next: UdongoBookingElement | null) => {
      element.current = next;
      if (typeof ref === 'function') ref(next);
      else if (ref) ref.current = next;
    },
    [ref],
  );
  useEffect(() => {
    const widget = element.current;
    if (!widget) return;
    const ready = () => calls.current.onReady?.();
    const booked = ({ detail }: CustomEvent<BookedDetail>) => calls.current.onBooked?.(detail);
    const fail = ({ detail }: CustomEvent<ErrorDetail>) => calls.current.onError?.(detail);
    widget.addEventListener('udongo:ready', ready);
    widget.addEventListener('udongo:booked', booked);
    widget.addEventListener('udongo:error', fail);
    if (widget.shadowRoot?.querySelector('[part~=embed]')) ready();
    return () => {
      widget.removeEventListener('udongo:ready', ready);
      widget.removeEventListener('udongo:booked', booked);
      widget.removeEventListener('udongo:error', fail);
    };
  }, []);
  return (
    <>
      {script !== undefined && <script src={script} async />}
      <udongo-booking
        ref={setElement}
        id={settings.id}
        class={className}
        style={settings.style}
        api={settings.api}
        partner-key={partnerKey}
        referrer={settings.referrer}
        referrer-agent={referrerAgent}
        locale={settings.locale}
        mode={settings.mode}
        label={settings.label}
        scheme={settings.scheme}
        font={settings.font}
        test-type={testType}
        prefill={prefill && JSON.stringify(prefill)}
        retry-creates={retryCreates ? '' : undefined}
      >
        {children}
      </udongo-booking>
    </>
  );
}
