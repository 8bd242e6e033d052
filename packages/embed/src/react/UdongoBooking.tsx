import { type CSSProperties, type ReactNode, type Ref, useCallback, useEffect, useRef } from 'react';
import type { UdongoBookingElement } from '../element.d.ts';
import type { BookedDetail, EmbedPrefill, ErrorDetail } from '../types.ts';
import type { UdongoBookingAttributes } from './jsx.ts';

export interface UdongoBookingProps
  extends Pick<
    UdongoBookingAttributes,
    'referrer' | 'locale' | 'mode' | 'label' | 'scheme' | 'density' | 'font' | 'id'
  > {
  /** The base address of the API. */
  api: string;
  /**
   * The address of the widget's script: `https://book.example.org/embed/udongo.js`. Leave it out if the page
   * loads the script itself.
   */
  script?: string | undefined;
  /** The publishable key, which names the shop and its agent. */
  partnerKey?: string | undefined;
  /** 'agent' if the API expects an agent's own id as the referrer. */
  referrerAgent?: 'agent' | undefined;
  /** The type of test that is preselected. */
  testType?: string | undefined;
  /** The initial values of the form; read when it loads. */
  prefill?: EmbedPrefill | undefined;
  /**
   * Whether the API honours a booking's `uuid`: a booking whose answer was lost is then sent again without
   * asking. Default false.
   */
  retryCreates?: boolean | undefined;
  className?: string | undefined;
  /** Reserve a screen of room, so that nothing jumps: `{ display: 'block', minHeight: '100vh' }`. */
  style?: CSSProperties | undefined;
  /**
   * Called when the form can be used, or can be opened with its button; also if that happened before this
   * component listened.
   */
  onReady?: (() => void) | undefined;
  /** A booking was stored. */
  onBooked?: ((booking: BookedDetail) => void) | undefined;
  /** The form did not load, is not set up, or a booking failed. */
  onError?: ((error: ErrorDetail) => void) | undefined;
  ref?: Ref<UdongoBookingElement> | undefined;
  /** The content until the form is loaded, and without JavaScript: a link to a page to book on. */
  children?: ReactNode;
}

/**
 * The booking widget. A server renders the element with its settings and its link, so that the widget can
 * start before React does; its events are listened to from then on.
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
        density={settings.density}
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
