import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { createSlots, type SlotProps } from '../../lib/slots.ts';
import { toaster } from '../../messages/en/toaster.ts';
import { useMessages } from '../../provider/index.ts';
import { Icon, type IconName } from '../icon/index.ts';

const texts = { toaster };

type Tone = 'success' | 'error' | 'warning' | 'info';

interface ShownToast {
  id: string | number;
  tone: Tone;
  title?: string | undefined;
  message: string;
}

/** Where toasts live; the SDK's `createToaster()` is one. */
export interface ToastStore<Toast extends ShownToast = ShownToast> {
  subscribe: (listener: () => void) => () => void;
  /** Oldest first; the same array until something changes. */
  getSnapshot: () => readonly Toast[];
  dismiss: (id: Toast['id']) => void;
  /** Stops and restarts the clock of every toast. */
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

/**
 * Shows the toasts of a store: bottom right, along the bottom on phones, above every `Dialog` and, while one is open, inside
 * it. The clock stops while the pointer or the focus is on them; Escape or the button dismisses. Errors and warnings are said
 * at once, the rest in turn.
 */
export function Toaster<Toast extends ShownToast>({ store, classNames, render }: ToasterProps<Toast>) {
  const t = useMessages(texts);
  const toasts = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const region = useRef<HTMLElement>(null);
  const slot = createSlots<ToasterSlots, ToasterState>(
    'toaster',
    { empty: toasts.length === 0 },
    { classNames, render },
  );
  const newest = toasts.at(-1)?.id;

  // Shown anew for each toast: what enters the top layer last lies on top, above a dialog opened meanwhile.
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return;
    // In a shadow root the document knows only of its host.
    const { activeElement } = element.getRootNode() as Document | ShadowRoot;
    if (element.contains(activeElement)) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (newest !== undefined) element.showPopover();
  }, [newest]);

  const dismissByKey = (id: Toast['id']) => {
    const buttons = [...(region.current?.querySelectorAll<HTMLElement>('[part~="toaster-dismiss"]') ?? [])];
    const next = buttons[toasts.findIndex((toast) => toast.id === id) + 1] ?? buttons.at(-2);
    store.dismiss(id);
    if (next) next.focus();
    else store.resume();
  };
  const press = (event: MouseEvent, id: Toast['id']) => {
    // A press of a key comes as a click that counts 0.
    if (event.detail === 0) return dismissByKey(id);
    store.dismiss(id);
    // The focus went with the button, no blur follows; only a mouse may still be on the other toasts.
    if (!isMouse(event) || toasts.length === 1) store.resume();
  };
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) store.resume();
  };

  // A dialog takes the section along: where it stood, an element stays.
  return (
    <div className="udongo-toaster-home">
      {slot(
        'root',
        <section
          ref={region}
          popover="manual"
          aria-label={t('toaster.region')}
          aria-live="polite"
          aria-relevant="additions"
          onPointerEnter={store.pause}
          onPointerLeave={store.resume}
          onFocus={store.pause}
          onBlur={leave}
        >
          {toasts.map((toast) => {
            const { icon, role, word } = tones[toast.tone];
            const pressKey = (event: KeyboardEvent) => {
              if (event.key !== 'Escape') return;
              // A dialog around the toasts stays open.
              event.preventDefault();
              dismissByKey(toast.id);
            };
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
                  <button
                    type="button"
                    aria-label={t('toaster.dismiss')}
                    onKeyDown={pressKey}
                    onClick={(event) => press(event, toast.id)}
                  >
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

function isMouse({ nativeEvent }: MouseEvent): boolean {
  return nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse';
}
