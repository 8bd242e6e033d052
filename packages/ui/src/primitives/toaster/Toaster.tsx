import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { hasTopLayer, showPopover } from '../../lib/plainDom.ts';
import { createSlots, type SlotProps } from '../../lib/slots.ts';
import { useEscape } from '../../lib/useEscape.ts';
import { useEvent } from '../../lib/useEvent.ts';
import { toaster } from '../../messages/en/toaster.ts';
import { useMessages } from '../../provider/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { followModals } from './followModals.ts';

const texts = { toaster };

type Tone = 'success' | 'error' | 'warning' | 'info';

interface ShownToast {
  id: string | number;
  tone: Tone;
  title?: string | undefined;
  /** A text, or a text with a button. */
  message: ReactNode;
}

/** The store of toasts; the SDK's `createToaster()` is one. */
export interface ToastStore<Toast extends ShownToast = ShownToast> {
  subscribe: (listener: () => void) => () => void;
  /** Oldest first; the same array until something changes. */
  getSnapshot: () => readonly Toast[];
  dismiss: (id: Toast['id']) => void;
  /** Stops and restarts the timers of all toasts. */
  pause: () => void;
  resume: () => void;
}

export interface ToasterSlots {
  /** The live region in the corner. */
  root: 'section';
  toast: 'div';
  title: 'div';
  message: 'div';
  dismiss: 'button';
}

export interface ToasterState {
  empty: boolean;
}

export interface ToasterProps<Toast extends ShownToast> extends SlotProps<ToasterSlots, ToasterState> {
  /** `createToaster()` of the SDK fits. */
  store: ToastStore<Toast>;
}

const tones = {
  success: { icon: 'check', role: 'status', word: 'toaster.success' },
  info: { icon: 'info', role: 'status', word: 'toaster.info' },
  warning: { icon: 'warning', role: 'alert', word: 'toaster.warning' },
  error: { icon: 'alert', role: 'alert', word: 'toaster.error' },
} as const satisfies Record<Tone, { icon: IconName; role: 'status' | 'alert'; word: `toaster.${Tone}` }>;

const heard = ['pointerenter', 'pointerleave', 'pointerdown', 'mousedown', 'focusin', 'focusout', 'click'];

/**
 * Shows the toasts of a store: bottom right, along the bottom on phones, above every modal of the page and,
 * while one is open, inside it. The timers stop while the pointer or the focus is on them; Escape or the
 * button dismisses one. Errors and warnings are announced at once, the rest in turn.
 */
export function Toaster<Toast extends ShownToast>(props: ToasterProps<Toast>) {
  const { store } = props;
  const t = useMessages(texts);
  const toasts = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const region = useRef<HTMLElement>(null);
  const home = useRef<HTMLDivElement>(null);
  const slot = createSlots<ToasterSlots, ToasterState>('toaster', { empty: toasts.length === 0 }, props);
  const newest = toasts.at(-1)?.id;
  const [isFocused, setFocused] = useState(false);
  const dismissButtons = () => [
    ...(region.current?.querySelectorAll<HTMLElement>('[part~="toaster-dismiss"]') ?? []),
  ];

  // Show the popover again for each toast: the last element to enter the top layer is above the others, also
  // above a dialog opened in the meantime.
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || !home.current) return;
    const stop = newest === undefined ? undefined : followModals(element, home.current);
    if (!element.contains(focusOf(element))) {
      if (hasTopLayer(element) && element.matches(':popover-open')) element.hidePopover();
      if (newest !== undefined) showPopover(element);
    }
    return stop;
  }, [newest]);

  const dismissByKey = (index: number) => {
    const buttons = dismissButtons();
    const next = buttons[index + 1] ?? buttons.at(-2);
    dismissAt(index);
    if (next) next.focus();
    else store.resume();
  };
  const dismissAt = (index: number) => {
    const toast = toasts[index];
    if (toast) store.dismiss(toast.id);
  };
  useEscape(isFocused, () => {
    const index = dismissButtons().findIndex((button) => button.contains(focusOf(button)));
    dismissByKey(index);
    return index >= 0;
  });

  const hear = useEvent((event: Event) => {
    const index = dismissButtons().findIndex((button) => button.contains(event.target as Node));
    // Keeps the modal's library from taking a press on a toast for one outside of the modal.
    if (event.type.endsWith('down')) event.stopPropagation();
    if (event.type === 'pointerenter') store.pause();
    if (event.type === 'pointerleave') store.resume();
    if (event.type === 'focusin') {
      setFocused(true);
      store.pause();
    }
    if (event instanceof FocusEvent && event.type === 'focusout') {
      if (region.current?.contains(event.relatedTarget as Node | null)) return;
      setFocused(false);
      store.resume();
    }
    if (event instanceof MouseEvent && event.type === 'click' && index >= 0) {
      // A key press fires a click with `detail` 0.
      if (event.detail === 0) return dismissByKey(index);
      dismissAt(index);
      // The focus disappeared with the button, without a blur event; only a mouse can still be on the other
      // toasts.
      if (!isMouse(event) || toasts.length === 1) store.resume();
    }
  });
  // Use the browser's own events: React's don't arrive within a modal that another library drew elsewhere in
  // the page.
  useEffect(() => {
    const element = region.current;
    for (const type of heard) element?.addEventListener(type, hear);
    return () => {
      for (const type of heard) element?.removeEventListener(type, hear);
    };
  }, [hear]);

  // A modal moves the section away: this element marks its place.
  return (
    <div ref={home} className="udongo-toaster-home">
      {slot(
        'root',
        <section
          ref={region}
          popover="manual"
          aria-label={t('toaster.region')}
          aria-live="polite"
          aria-relevant="additions"
        >
          {toasts.map((toast) => {
            const { icon, role, word } = tones[toast.tone];
            return slot(
              'toast',
              <div key={toast.id} role={role} data-tone={toast.tone}>
                <Icon name={icon} />
                <div className="udongo-toaster__text">
                  {slot(
                    'title',
                    <div>
                      {toast.title !== undefined && <span className="udongo-hidden">{t(word)}: </span>}
                      {toast.title ?? t(word)}
                    </div>,
                  )}
                  {slot('message', <div>{toast.message}</div>)}
                </div>
                {slot(
                  'dismiss',
                  <button type="button" aria-label={t('toaster.dismiss')}>
                    <Icon name="close" width={16} height={16} />
                  </button>,
                )}
              </div>,
            );
          })}
        </section>,
      )}
    </div>
  );
}

/** The focused element in the element's own tree: in a shadow root, the document knows only its host. */
function focusOf(element: HTMLElement): Element | null {
  return (element.getRootNode() as Document | ShadowRoot).activeElement;
}

function isMouse(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === 'mouse';
}
